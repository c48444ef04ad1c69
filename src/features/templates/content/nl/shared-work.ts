/** Pages that people of a team write together, in Dutch. */
export const sharedWork = `
=== Notulen
key: meeting
icon: clipboard-list
about: Aanwezigen, besluiten, acties

:: 6

| | |
| Wanneer | Dag, tijd |
| Waar | Ruimte of link |

:: 6

| | |
| Aanwezig | Namen |
| Afwezig | Namen |

::

## Agenda

1. Openstaande punten
2. Eerste onderwerp
3. Tweede onderwerp
4. Rondvraag

## Besproken

Per onderwerp twee of drie zinnen: de vraag, de argumenten, de uitkomst.

## Besluiten

| Besluit | Waarom | Vanaf |
| | | |
| | | |

## Acties

- [ ] Naam: wat, voor wanneer
- [ ] Naam: wat, voor wanneer
- [ ] Notulen rondsturen aan iedereen die was uitgenodigd

! Volgend overleg: dag, tijd en plaats.

=== Projectpagina
key: project
icon: rocket
about: Doel, planning, team, risico's

**Wat we maken, voor wie, en wanneer het klaar is.**

:: 7

## Waarom

Het probleem dat we oplossen, in drie zinnen. Waaraan zien we dat het gelukt is?

## Planning

| Stap | Wie | Klaar | Stand |
| Verkennen | | | Bezig |
| Bouwen | | | Nog te doen |
| Proberen | | | Nog te doen |
| Opleveren | | | Nog te doen |

## Nu eerst

- [ ] Het eerste wat moet gebeuren
- [ ] Wat daarna komt
- [ ] Laten zien aan iemand die ermee gaat werken

:: 5

## Team

| Rol | Naam |
| Trekker | |
| Team | |
| Opdrachtgever | |

## Risico's

| Wat kan misgaan | Wat we eraan doen |
| | |
| | |

! Stand: op schema. Werk deze regel elke vrijdag bij.

::

## Besluiten

| Datum | Besluit | Waarom |
| | | |

=== Teampagina
key: team
icon: users
about: Mensen, werk en contact

**Waar ons team voor is, in één zin.**

[block: picture]

## Wie is wie

| Naam | Wat ik doe | Vraag mij over | Dagen |
| | | | |
| | | | |
| | | | |

:: 6

## Wat we doen

- Het eerste waarvoor anderen bij ons komen
- Het tweede
- Wat we niet doen, en wie wel

:: 6

## Zo bereik je ons

- Kamer en telefoonnummer
- Binnen een dag antwoord
- Spoed? Bel wie er dienst heeft

::

## Hoe we werken

Vaste dagen, overleg, en wat je van ons mag verwachten.

! Nieuw in het team? Begin met het inwerkplan.

=== Evenement
key: event
icon: calendar-days
about: Datum, plaats, programma

[block: picture]

**Waarom je erbij wilt zijn, in één zin.**

:: 7

## Programma

| Tijd | Wat | Wie |
| 9.30 | Koffie | |
| 10.00 | Welkom | |
| 10.15 | Eerste deel | |
| 12.30 | Lunch | |
| 17.00 | Einde | |

:: 5

## Op een rij

| | |
| Datum | |
| Tijd | |
| Plaats | |
| Kosten | |
| Aanmelden | voor welke datum, bij wie |

::

## Zo kom je er

Met de trein, op de fiets, met de auto, en waar je parkeert.

## Voorbereiden

- [ ] Zaal en eten
- [ ] Uitnodigingen
- [ ] Geluid en scherm
- [ ] Foto's na afloop

! Kun je niet? Laat het weten, dan kan een ander op jouw plek.
`;
