/** A place for the clients of a firm, project by project, in Dutch. */
export const portal = `
=== Welkom, klanten van {site}
home: yes

[block: greeting]

[picture: terminal:day wide; Een gebouw met zeven deuren en twee vrachtwagens; Onze deur staat open; page]

Alles over ons werk samen, op één plek: waar het project staat, wat er besloten is, wat we van je nodig hebben.

[shortcuts: Hoe we samenwerken; Project: de stand van zaken; Vragen en antwoorden; Bij wie je moet zijn]

! **Delen** Nodig een klant uit als extern en deel daarna de pagina's van het project met hen, op naam. Die zien ze, en verder niets.

:: 8

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

[block: new people]

::

=== Hoe we samenwerken
at: Voor klanten

1. We spreken voor elke maand één doel af, in één zin.
2. Elke vrijdag zie je waar we staan, ook als dat niet is waar we wilden zijn.
3. Je hebt één persoon om te bellen. Die weet het, of zoekt het uit.
4. Veranderen mag. We schrijven op wat het kost voordat we beginnen.

=== Project: de stand van zaken
at: Voor klanten / Project

| Stap | Klaar | Stand |
| Gesprekken en doelen | week 10 | klaar |
| Eerste ontwerp | week 14 | klaar |
| Jullie opmerkingen | week 15 | we wachten op jullie |
| Tweede ontwerp | week 18 | gepland |
| In gebruik | week 22 | gepland |

## Wat we van jullie nodig hebben

- De twee namen voor de proef
- Foto's van het oude gebouw, als die er zijn

=== Notulen: de start
at: Voor klanten / Project

**Besloten** We beginnen met de kleine zaal. De grote volgt als de kleine een maand in gebruik is.

**Open** Wie tekent voor de brandweer? Beide kanten vragen het na, antwoord uiterlijk vrijdag.

=== Vragen en antwoorden
at: Voor klanten

**Wie ziet deze pagina?** Jij en wij. Andere klanten zien alleen hun eigen pagina's.

**Mag ik alles downloaden?** Ja, elk bestand staat onder zijn pagina.

**Hoe log ik weer in?** Met je e-mailadres. Ben je het wachtwoord kwijt, vraag dan bij het inloggen een nieuw aan.

=== Bij wie je moet zijn
at: Voor klanten

| Waarover | Wie | Wanneer |
| Het project | je projectleider | 9.00 tot 17.00 |
| Facturen | de administratie | 's ochtends |
| Er staat iets in brand | het noodnummer | altijd |
`;
