/** On board: service, food, shop, and the canteen on shore. */
export const onBoard = `
=== Service on board
at: On board / Service
by: fenna
days: 315 34
versions: 2

People are with us for one night. They have driven all day, they are a little afraid of the sea, and somebody in the back asks whether we are there yet. Four things make that night good.

1. **Look up** before they have to cough.
2. **Know one thing more** than they asked. Where the moon rises. When the bar is quiet.
3. **Mend it now.** Each of you may give away up to 30 euros without asking: a coffee, a cabin, a bottle.
4. **Tell the next shift**, so that they need not tell it twice.

> The steward found our daughter's rabbit in the laundry and brought it in a captain's hat.
>
> From a letter, August

=== Cabin standard
at: On board / Service
by: robin
days: 165 57

Fourteen minutes for two beds, in this order: window, bathroom, beds, floor, lamp on, door.

- Four towels, two soaps, one card with the muster station, at eye level.
- Hair in the shower is the one thing they write about. Look, then look again from below.
- Something forgotten: bag, label with cabin and date, purser. See [[Lost property]].
- Sick in the cabin: red bag, gloves, thirty minutes closed.

=== Menu of the restaurant, winter
at: On board / Food
by: marco
days: 77 19
for: public
versions: 2

[picture: table:winter; Three plates on a wooden table, seen from above; Thursday's tasting: everybody wanted the middle one]

| Dish | Price | Good to know |
| Pea soup, rye bread, bacon | 9.50 | without bacon on request |
| Haddock from Peterhead, mustard, leek | 22.00 | fish |
| Lamb from Texel, eight hours in the oven | 26.00 | |
| Barley with mushrooms and old cheese | 17.50 | vegetarian |
| Beetroot, lentils, horseradish | 16.00 | vegan |
| Apple tart of Mrs Oosterhuis | 7.00 | contains nuts |

Fish comes on board in Aberdeen on the day it is cooked. When it is gone, it is gone.

=== Recipe: pea soup for 120
at: On board / Food
by: marco
days: 68 68

The spoon has to stand. If it does not stand, it is green water.

~~~
1. **12 kg** split peas, washed, in 45 litres of cold water. No salt yet.
2. Two trotters and 6 kg of gammon, in one piece. Bring to the boil, skim, then low for two hours.
3. 4 kg celeriac, 3 kg leek, 3 kg carrots, 2 kg potatoes, all the size of a thumbnail.
4. Take the meat out, cut it, put it back. Smoked sausage only in the last ten minutes.
5. *Now* salt. Then wait until tomorrow.

> In rough weather: half the pot, all the lids.
~~~

=== Allergens and special diets
at: On board / Food
by: amina
days: 112 30

Nobody guesses. The list hangs in every galley, the guest gets an answer from the cook and not from memory.

| Contains | Mark |
| Gluten | G |
| Milk | M |
| Nuts | N |
| Fish, shellfish | F |
| Egg | E |
| Sesame | S |

Own knife, own board, own pan, in purple. Halal: the lamb is, the gammon in the soup is not. Ask Amina when unsure, she would rather be woken.

=== Food safety on board
at: On board / Food
by: marco
days: 104 45
for: team On board

- Fridges below 4 °C, read at 07, 13 and 19. Above 7 for two hours: bin, and write it down.
- Hot means above 65. Use the thermometer, not the finger.
- First in, first out. The stickers have days, the days have colours, Sunday is white.
- Ill in the stomach: you stay out of the galley until **48 hours** after. You are paid, so say it.

=== Shop: what sells
at: On board / Shop
by: elin
days: 58 11
for: team On board

[picture: curve:shop; A rising blue line and a flat red one; Turnover of the shop (blue) and of perfume alone (red)]

Woollen socks beat perfume since March. The liquorice with salt sells to Norwegians by the kilo and to the English once.

1. Socks with gulls
2. Liquorice, very salt
3. Chargers, because of [[Lost property]]
4. Ginger biscuits
5. The model of *Meeuw*, 49 euros, always one too few

=== Purser: opening and cash
at: On board / Shop
by: elin
days: 86 86
for: team On board

Open two hours before departure to 23.00, and from 06.00. Float 400 euros, 300 pounds, 3,000 kroner. Count at each change, two people, one says the numbers aloud.

Exchange at the rate on the screen. Coins of other countries make a nice jar for the lifeboat society.

=== Bar and alcohol
at: On board / Service
by: tjerk
days: 94 61

Eighteen is eighteen, also with a beard. When someone has had enough, they get water, bread and a conversation. When the conversation does not help, the officer on watch does.

Last orders at 00.30, lights up at 01.00. On stormy nights we close earlier and give out blankets; most people are happier with the blanket.

=== Children on board
at: On board / Service
by: shona
days: 82 24
for: public

[picture: ferry:dawn children; A white ferry in the morning light; Colour it in: the picture is at the purser]

The playroom on deck 6 of *Meeuw* opens when the car deck closes. At 19.00 Robin reads, in the language of the majority. Life jackets in small sizes hang in every corridor, and children may try one on; that is not a joke, it is a drill.

Bottles are warmed in the restaurant at any hour. Just knock.

=== Canteen menu: week 46
at: On board / Canteen
by: kees
days: 14 12

Delfzijl, first floor, 11.45 to 13.15. Four euros, soup included.

| Day | Soup | Main | Without meat |
| Monday | Mustard | Meatballs, gravy, red cabbage | Nut roast |
| Tuesday | Tomato | Roti with chicken | Roti with pumpkin |
| Wednesday | Leek | Mashed endive, sausage | Mashed endive, cheese |
| Thursday | Chicken | Haddock in batter, chips | Falafel, chips |
| Friday | Pea, the spoon stands | Pancakes | also pancakes |

=== Canteen menu: week 47
at: On board / Canteen
by: kees
days: 6 1
versions: 2

[picture: table:canteen; Three plates on a wooden table; Wednesday, before the queue]

| Day | Soup | Main | Without meat |
| Monday | Onion with cheese bread | Nasi with an egg | Nasi with tempeh |
| Tuesday | Carrot and ginger | Beef stew, potatoes | White bean stew |
| Wednesday | Broccoli | Lasagne | Lasagne with spinach |
| Thursday | Fish, what Meeuw brought | Mussels, bread | Quiche |
| Friday | Pea | Hotchpotch with rib | Hotchpotch with mushrooms |

! Thursday's mussels: please say by Tuesday whether you come. Kees buys by the crate.

=== Canteen menu: week 48
at: On board / Canteen
by: kees
days: 3 3
draft: Friday: Sinterklaas. Speculaas pudding? Ask Tineke how many children come.

| Day | Soup | Main | Without meat |
| Monday | Cauliflower | Chicken in mustard | Courgette bake |
| Tuesday | Beetroot | Pasta with tuna | Pasta with olives |
| Wednesday | Minestrone | Stuffed peppers | Stuffed peppers, rice |
| Thursday | Celeriac | Cod, spinach, mash | Egg, spinach, mash |
| Friday | Pea | to be decided | to be decided |

=== Canteen: who washes up
at: On board / Canteen
by: tineke
days: 48 48

Everybody their own cup, and on Fridays the team of the month the rest. November is Freight, December IT. Swapping costs a cake.

=== Letters we are proud of
at: On board / Service
by: fenna
days: 64 9

Pinned here instead of on the board in the mess, where nobody on *Alk* could read them.

> You turned a cancelled holiday into the best story of the year. The waffles at two in the morning!
>
> Family Hartog, Assen

> To the engineer who repaired my wheelchair with a part of a coffee machine: it still runs.
>
> Mrs Innes, Stonehaven

> Thank you for telling us about the delay before we left home.
>
> D. Farouk, haulier

=== Christmas crossing
at: On board / Service
by: shona
days: 28 4
for: team On board, team Fleet

*Meeuw* on the 23rd, 412 passengers, most of them going home. Tree in the hall from the 12th, lashed, without candles. Choir of Termunten from 20.00 on deck 6. Marco makes goose for those who ordered it by the 15th.

Whoever works that night has New Year's Eve free. The list is with Tjerk.
`;
