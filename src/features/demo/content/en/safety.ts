/** Safety: rules, drills and what went wrong. */
export const safety = `
=== Safety policy
at: Safety
by: arend
days: 380 28
for: public
versions: 2

[picture: lifeboat:day; An orange lifeboat in the water; Lifeboat 2 of MS Alk during the spring exercise]

Nobody at Noordervaart has to choose between the timetable and safety. **Everybody may stop everything**: a deckhand the loading, a cook the galley, a driver the lane. Afterwards we ask what was seen, never why one dared.

## What that means in practice

- The master decides whether we sail. The office is told, not asked.
- Near misses are reported like accidents: [[Report a near miss]].
- Every new colleague does the safety day before the first shift.
- We publish how often people were hurt. In 2025 it was four times, none of them badly.

=== Muster drill
at: Safety / Drills
by: abel
days: 250 6
versions: 3

Every ship weekly, every terminal twice a year. The signal is **seven short blasts and a long one**.

## On the signal

1. Stop what you are doing. Switch off what gets hot.
2. Take your jacket and your life jacket from the hook, not from the cabin if that is the other way.
3. Go to your muster station on foot. No lifts.
4. Say your number out loud and stay.

## Who does what on MS Meeuw

| Station | Where | In charge |
| A | Deck 7, port | Chief officer |
| B | Deck 7, starboard | Hotel manager |
| C | Car deck, forward | Bosun |
| Engine | Control room | Chief engineer |

The best time so far is **6 minutes 40** for 212 people, in March, with a fog horn that did not want to stop.

[file: muster-card.pdf; The card for your cabin door, to print]

=== Fire drill
at: Safety / Drills
by: abel
days: 245 62

Fire on a ship is fought by the ship. Two teams of three, four minutes to be dressed, nobody goes in alone.

- **Discover**: shout, press the button, close the door behind you.
- **Confirm**: the bridge calls you. Say deck, frame, colour of the smoke.
- **Contain**: ventilation off, boundaries cooled, car deck sprinklers ready.
- **Report**: every five minutes to the bridge, also when nothing has changed.

! Burning electric cars: water, much water, for hours, from outside. Do not open the battery. Do not trust that it is out.

=== Man overboard
at: Safety / Drills
by: renske
days: 235 97

Whoever sees it does three things at once: shout **man overboard and the side**, throw a ring, and point. You keep pointing until somebody takes over from you. Your arm is the only instrument that knows.

The bridge turns, marks the position and sends the boat. In winter water a person has about a quarter of an hour. We drill until we need nine minutes.

=== Oil spill drill
at: Safety / Drills
by: wietske
days: 180 45

Twice a year with the harbour master of Delfzijl, once in Aberdeen.

| Minute | What happens |
| 0 | Bunker hose stopped, bridge told |
| 2 | Scuppers plugged, checked by a second person |
| 5 | Harbour master called on channel 66 |
| 10 | Boom around the stern |
| 20 | Absorbent mats out, photos taken |

The popcorn we use as oil in the exercise is eaten by gulls within the hour. That is allowed.

=== Port security
at: Safety / Procedures
by: nadia
days: 215 37
for: team Terminals, team Fleet

Security level is shown on the board at each gate; **level 1** is a normal day.

- Badges are worn above the belt. Somebody without one is asked, kindly, by whoever sees them first.
- Every twentieth lorry is opened. At level 2 every fifth.
- The stowaway check uses two people, a torch and the carbon dioxide meter.
- Photos of fences, cameras and guards do not go on the internet, also not with a nice sunset.

=== Dangerous goods on board
at: Safety / Procedures
by: emma
days: 320 22
versions: 2

Without a declaration nothing dangerous sails. Send it to the freight desk **24 hours** before departure; Emma or her deputy answers the same day.

| Class | Example | On our ships |
| 1 | Fireworks | Only 1.4S, on deck |
| 2.1 | Gas bottles | On deck, away from cabins |
| 3 | Paint, petrol | On deck or car deck with ventilation |
| 5.2 | Peroxides | No |
| 7 | Medical sources | With a letter of the sender |
| 8 | Acids | Car deck, not beside class 4 |
| 9 | Lithium batteries | Yes, charged below 30 % |

! Drivers may carry what they need for themselves: a stove, a camping gas bottle, a hairspray. Not a boot full of fireworks, also not in December.

=== Working at height
at: Safety / Procedures
by: bram
days: 170 80

From **two metres** one wears a harness, and somebody stands below who does nothing else. Ladders are for getting somewhere, not for working on.

Above Beaufort 6 nobody goes up. The radar does not mind waiting. Permits hang on the bridge and in the terminal office, and they are good for one shift.

=== Enclosed spaces
at: Safety / Procedures
by: anton
days: 165 48

A tank, a void, a chain locker: the air in it may look like air and not be it. Two people die of this in our trade every month somewhere in the world, and the second is always the one who wanted to help the first.

1. Ventilate, then **measure**: oxygen 20.8, nothing else.
2. Permit signed by the chief engineer, on the day.
3. One in, one at the hatch, who never goes in.
4. Call every five minutes. No answer means alarm, not a look.

=== Heavy weather
at: Safety / Procedures
by: haakon
days: 205 11

[picture: ferry:grey; A ferry under a grey sky; MS Alk off Lindesnes in January]

The forecast is looked at 36, 24 and 12 hours before sailing, by the master and the duty manager together.

| Waves | What we do |
| to 2.5 m | Sail |
| 2.5 to 4 m | Lash everything, warn passengers, close the outer decks |
| above 4 m | No passengers. Freight if the master agrees |
| above 5.5 m | We stay, and say so before noon |

Every cancelled sailing gets its page in the log with the forecast of that moment, so that we learn from it and not from memory.

=== Report a near miss
at: Safety
by: arend
days: 195 8

Something almost happened. Good: now it need not happen.

Call extension 230 or fill in the card in the box beside the mess. Your name is optional. Each report is read on the same day, and what was done about it appears here.

## Lately

| Date | What | What we did |
| 3 November | Lashing chain came loose on lane 4 | Eleven chains replaced, makers informed |
| 22 October | Forklift and cyclist at gate B | A mirror, and a line on the ground |
| 9 October | Hot oil spilled in the galley of Stern | Fryer moved 40 cm, finally |
| 17 September | Wrong tide table on the tablet | Old file removed from all tablets |

=== Accident on lane 4: what we learned
at: Safety
by: arend
days: 70 41
versions: 2

On 2 September a stevedore was hit on the foot by a wheel block in Delfzijl. Two toes were broken; he is back at work and has read this page before you.

## What happened

The lorry was ready to leave, the block was still there, and the driver saw the green lamp of the lane beside his. He rolled forty centimetres.

## Why

The lamps of lanes 3 and 4 hang on one post. From a high cab one cannot tell which is which in the rain.

## What changed

- Each lane has its own post since 20 September.
- Blocks are orange now, and have a rope, so that nobody's foot is near.
- Drivers get the sign from a person, not from a lamp, when it rains.

=== First aid on shore and on board
at: Safety
by: shona
days: 155 29

Boxes are green and hang where the fire hoses are. The defibrillators: reception in Delfzijl, gate B, the terminal in Aberdeen, and deck 5 of every ship.

- **Shore.** Call 112, then extension 210, so that somebody stands at the gate.
- **Ship.** Call the bridge. The hotel manager comes with the bag, the radio doctor in Den Helder answers day and night.

Used something from the box? Write it on the lid. Nothing is worse than an empty box with a tidy door.

=== Safety figures
at: Safety
by: arend
days: 60 13

[picture: bars:safety; Twelve bars, the last one red; Near misses reported in each month; November, in red, is not over yet]

More reports are good news. In months with many reports there were fewer accidents, three years in a row.

| Each year | 2023 | 2024 | 2025 |
| Accidents with absence | 7 | 5 | 4 |
| Near misses reported | 88 | 141 | 176 |
| Drills held | 212 | 224 | 219 |
`;
