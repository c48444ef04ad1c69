/** A small site for the world, in Dutch. */
export const publicSite = `
=== {site}
home: yes
for: public

[picture: lighthouse:day wide; Een gestreepte vuurtoren boven een heldere zee; Makkelijk te vinden, ook bij mist; page]

Wat je doet, in één zin die je buurvrouw begrijpt. En dan, in een tweede, waarom je het doet.

[shortcuts: Wat we doen; Over ons; Veelgestelde vragen; Contact]

=== Wat we doen
at: Site
for: public

:: 6

### Een middag

Een bezoek, een blik, een eerlijk oordeel. Daarna beslis je of je ons nodig hebt.

:: 6

### Een heel jaar

We komen elke maand, zorgen voor alles, en waarschuwen voordat er iets stukgaat.

::

| | Middag | Jaar |
| Bezoeken | 1 | 12 |
| Verslag | twee bladzijden | zoveel als nodig |
| Prijs | 240 | 1.900 |

=== Over ons
at: Site
for: public

[picture: portrait:Robin; Getekend portret van een vriendelijk gezicht; Het gezicht achter de naam]

We begonnen aan een keukentafel. We zijn nu met meer, en de tafel is groter, maar de koffie is hetzelfde.

> Ze kwamen op tijd, zeiden wat er mis was, en maakten het. Wat wil een mens nog meer?
>
> Een buurman

=== Veelgestelde vragen
at: Site
for: public

**Komen jullie bij ons langs?** Ja, zo ver als de laatste tram rijdt.

**Wat kost het eerste gesprek?** Niets, en er hoort koffie bij.

**Hoe snel zijn jullie?** We antwoorden dezelfde dag. Wanneer we kunnen beginnen, zeggen we eerlijk.

=== Contact
at: Site
for: public

Bel, schrijf, of trek aan de bel; de hond ziet er alleen gevaarlijk uit.

| Wanneer | Open |
| Maandag tot en met donderdag | 9.00 tot 17.00 |
| Vrijdag | 9.00 tot 13.00 |
| Zaterdag | als het licht brandt |

=== Zo maak je een pagina openbaar
at: Achter de schermen
for: editors

1. Open de pagina, kies **Delen** en dan **Paginarechten**.
2. Zet **Lezen** aan bij **Openbaar** en sla op.
3. Controleer het in een andere browser, zonder in te loggen.

Deze pagina zelf is niet openbaar. Die is voor wie hier schrijft.
`;
