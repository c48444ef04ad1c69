/** A company's first pages, in Dutch. `{site}` is the name of the site. */
export const intranet = `
=== Welkom bij {site}
home: yes

[block: greeting]

[picture: hills:dawn wide; Heuvels in het ochtendlicht; Een nieuwe plek voor ons allemaal; page]

[shortcuts: Je eerste week; Verlof > Verlof en ziekte; Declareren > Reizen en declareren; Wie doet wat]

:: 8

## Deze week

- Maandag, 9.30 uur: iedereen om één tafel. Wat er besloten is, staat in [[Notulen: onze eerste maandag]].
- Woensdag begint er iemand. Zeg hallo, en laat zien hoe het koffieapparaat werkt.
- Vrij in de zomer: vraag het voor het eind van de maand aan, zie [[Verlof en ziekte]].

[block: recently changed]

[block: starred]

:: 4

[block: waiting for you]

! **Goed om te weten** Je past deze pagina hier zelf aan: klik op Bewerken, typ, publiceer.

### Bel eerst
| Wie | Toestel |
| Receptie | 100 |
| Hulp bij IT | 122 |
| Gebouw | 130 |

[block: new people]

::

=== Je eerste week
at: Handboek

Vijf dagen om je weg te vinden. Vul aan wat er ontbrak, voor de volgende nieuwe collega.

1. **Maandag.** Je plek, je sleutels, je account. De lunch is van ons.
2. **Dinsdag.** Een halve dag bij elk team. Vraag waarom, zo vaak je wilt.
3. **Woensdag.** Je eerste taak, een kleine waar iemand op wacht.
4. **Donderdag.** Een klant: luister mee, of ga mee.
5. **Vrijdag.** Een half uur met je leidinggevende: wat was duidelijk, wat niet, wat verraste je?

=== Verlof en ziekte
at: Handboek

## Verlof

Iedereen heeft 27 dagen. Vraag meer dan een week minstens twee maanden van tevoren aan je leidinggevende; voor één dag is de week ervoor genoeg.

## Als je ziek bent

Bel je leidinggevende voor het werk begint. Je hoeft niet te zeggen wat je hebt, alleen wanneer je denkt terug te zijn.

! Vervang deze getallen door die van jullie, voordat iemand erop rekent.

=== Reizen en declareren
at: Handboek

Reis verstandig, bewaar het bonnetje, en stuur het binnen dertig dagen in.

| Wat | Hoeveel |
| Trein | tweede klas |
| Eigen auto | 0,23 per kilometer |
| Hotel | tot 120 per nacht |
| Avondeten onderweg | tot 32 |

=== Wie doet wat
at: Teams

| Team | Leiding | Hier vraag je naar |
| Directie | | Waar we heen gaan |
| Verkoop | | Offertes, prijzen, klanten |
| Service | | Alles wat stuk is |
| Personeel | | Contracten, salaris, verjaardagen |
| IT | | Wachtwoorden, laptops |

=== Notulen: onze eerste maandag
at: Teams / Notulen

**Aanwezig** iedereen. **Verslag** wie als laatste binnenkwam.

1. Wat we besluiten, staat op een pagina zoals deze, niet in mails.
2. Bij elk besluit staan een naam en een datum.
3. Het koffieapparaat: er komt een nieuw, voor het eind van de maand.
`;
