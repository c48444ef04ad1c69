/** A team that writes down how it works, in Dutch. */
export const handbook = `
=== Zo werkt {site}
home: yes

[block: greeting]

[picture: team:day wide; Zes getekende collega's op een rij; Wij, zo ongeveer; page]

Dit is ons handboek: wat we hebben afgesproken, waar het staat, aan wie je het vraagt. Klopt hier iets niet, verbeter het. Ontbreekt er iets, schrijf het erbij.

[shortcuts: Wat we hebben afgesproken; Hoe we overleggen; Hoe we uitrollen; Piketdienst; Woorden die we gebruiken]

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== Wat we hebben afgesproken
at: Hoe we werken

1. **Eén eigenaar per ding.** Een taak met twee eigenaars heeft er geen.
2. **Schrijf het op waar anderen het vinden.** Een besluit dat alleen in een chat staat, is niet genomen.
3. **Kleine stappen.** Wat je op vrijdag niet kunt laten zien, is te groot.
4. **Zeg het vroeg.** Laat is een verrassing, vroeg is een plan.

=== Hoe we overleggen
at: Hoe we werken

| Wat | Wanneer | Hoe lang | Wat eruit komt |
| Dagstart | elke dag, 9.45 | 10 minuten | Wie hulp nodig heeft |
| Planning | om de week op maandag | 1 uur | Wat we doen, en wat niet |
| Terugblik | om de week op vrijdag | 45 minuten | Eén ding dat we veranderen |
| Demo | laatste vrijdag van de maand | 30 minuten | Applaus, vragen |

Geen agenda, geen overleg. Wie niets toe te voegen heeft, mag weg, en niemand kijkt ervan op.

=== Hoe we uitrollen
at: Praktijk

1. Alles op groen, en door iemand anders gelezen.
2. Vertel het de anderen: wat, wanneer, en hoe je het terugdraait.
3. Voor drie uur 's middags, en nooit op vrijdag.
4. Kijk een half uur naar de grafieken. Dan thee.

~~~
- [ ] De uitleg voor gebruikers is geschreven
- [ ] Iemand weet hoe je het terugdraait
- [ ] De helpdesk weet ervan
~~~

=== Piketdienst
at: Praktijk

Ieder een week, van dinsdagmiddag twaalf uur tot dinsdagmiddag twaalf uur. Je reageert binnen een kwartier; je hoeft het niet alleen op te lossen.

Na een slechte nacht slaap je uit. De dag daarna schrijven we samen op wat er gebeurde, zonder een schuldige te zoeken.

=== Woorden die we gebruiken
at: Hoe we werken

| Woord | Wat we bedoelen |
| Klaar | In gebruik, en niemand heeft ons er nog voor nodig |
| Binnenkort | Deze maand |
| Later | Niet dit jaar, en dat zeggen we erbij |
| Dringend | Een klant kan niet werken |
`;
