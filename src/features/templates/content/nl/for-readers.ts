/** Pages that are written to be read, in Dutch. */
export const forReaders = `
=== Nieuwsbericht
key: news
icon: megaphone
about: Foto, kern en verhaal

[block: picture]

**Wat er gebeurt, voor wie en vanaf wanneer: de kern in een of twee zinnen.**

Daarna het verhaal. Hoe was het, wat verandert er en waarom nu? Korte alinea's lezen het prettigst.

> Een zin van iemand die erbij was, met naam.

## Wat betekent dit voor jou?

- Wat je vanaf nu kunt doen
- Wat je moet doen, en voor wanneer
- Wat hetzelfde blijft

! Vragen? Zet hier bij wie je terechtkunt en hoe je die bereikt.

=== Veelgestelde vragen
key: faq
icon: circle-question-mark
about: Vragen met een kort antwoord

Korte antwoorden op wat het vaakst gevraagd wordt. De meest gestelde vraag staat bovenaan.

## Beginnen

### Hoe begin ik?

Een of twee zinnen, en dan de stappen.

1. Eerste stap
2. Tweede stap
3. Klaar

### Wat heb ik nodig?

Een lijstje is makkelijker na te lopen dan een alinea.

## Als er iets misgaat

### Het werkt niet. Wat nu?

Wat je eerst kunt proberen, en wie je belt als dat niet helpt.

### Hoelang duurt het?

| Wat | Hoelang |
| Een kleine vraag | dezelfde dag |
| Al het andere | twee werkdagen |

! Staat je vraag er niet bij? Stel hem, dan komt het antwoord erbij.

=== Handboekhoofdstuk
key: handbook
icon: book-open
about: Regel, stappen en contact

! In het kort: de regel in één zin, voor wie niet verder leest.

## Wanneer geldt dit?

Voor wie, en in welke gevallen. Noem ook de uitzonderingen.

## Wat doe je?

1. Eerste stap
2. Tweede stap
3. Wat er daarna gebeurt

## Goed om te weten

| Wat | Hoe het hier gaat |
| Wie beslist | |
| Hoelang het duurt | |
| Formulier of systeem | |

## Waarom doen we het zo?

Twee zinnen zijn genoeg. Een regel die je begrijpt, houd je vol.

---

Eigenaar van dit hoofdstuk: naam. Laatst nagekeken: maand en jaar.

=== Inwerkplan
key: onboarding
icon: flag
about: Eerste dag, week en maand

**Welkom! Hier zie je wat er in je eerste weken gebeurt en wie je helpt.**

:: 7

## Je eerste dag

- [ ] Sleutel, laptop en telefoon ophalen
- [ ] Inloggen en je profiel invullen
- [ ] Rondleiding door het gebouw
- [ ] Lunchen met je team

## Je eerste week

- [ ] Kennismaken met iedereen met wie je werkt
- [ ] Het handboek lezen
- [ ] Een eerste klus van jezelf
- [ ] Vrijdag: hoe was het?

## Je eerste maand

- [ ] Weten wie je wat kunt vragen
- [ ] Een dag meelopen met een ander team
- [ ] Praten over je doelen
- [ ] Eén ding aan dit plan verbeteren

:: 5

## Wie helpt je?

| Rol | Naam |
| Je buddy | |
| Je leidinggevende | |
| IT-hulp | |
| Salaris en verlof | |

## Praktisch

| | |
| Werktijden | |
| Verlof | |
| Ziek? | Bel voor 9.00 uur |
| Declareren | |

! Iets niet duidelijk? Vraag het. Deze maand is elke vraag een goede.

::
`;
