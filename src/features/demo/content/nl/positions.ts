/** What the people of the company are, in Dutch, by their first name. */
export const positions = `
Olga | Algemeen directeur
Pieter | Financieel directeur
Ada | Hoofd personeel en kantoor
Sietse | Hoofd IT
Ed | Vlootmanager
Renske | Gezagvoerder, MS Meeuw
Haakon | Gezagvoerder, MS Alk
Morag | Eerste stuurman, MS Meeuw
Jelle | Eerste stuurman, MS Stern
Ingrid | Tweede stuurman, MS Alk
Bram | Bootsman, MS Meeuw
Callum | Matroos, MS Stern
Wietske | Technisch inspecteur
Anton | Hoofdwerktuigkundige, MS Meeuw
Dagny | Hoofdwerktuigkundige, MS Alk
Youssef | Tweede werktuigkundige, MS Stern
Lotte | Elektrotechnisch officier
Geert | Motorman, MS Meeuw
Priya | Reserveonderdelen en magazijn
Fenna | Hoofd service aan boord
Marco | Chef-kok
Shona | Hotelmanager, MS Meeuw
Tjerk | Hotelmanager, MS Alk
Amina | Hoofd restaurant, MS Stern
Kees | Kok van de kantine, Delfzijl
Elin | Winkel en purser
Robin | Hutsteward, MS Meeuw
Douwe | Hoofd terminals
Isla | Terminalmanager, Aberdeen
Henk | Ploegleider, Delfzijl
Maaike | Hoofd inchecken, Delfzijl
Owen | Ploegleider, Newcastle
Solveig | Terminalmanager, Kristiansand
Rik | Stuwadoor, Delfzijl
Nadia | Havenbeveiliging
Vera | Vrachtplanner
Joris | Hoofd vracht
Catriona | Accountmanager, vis en schelpdieren
Stefan | Accountmanager, Duitsland
Sanne | Douanespecialist
Ruben | Vrachtplanner
Emma | Adviseur gevaarlijke stoffen
Tom | Vrachtbalie, Newcastle
Femke | Hoofd reizen en service
Noor | Website en brochures
Duncan | Reisbureaus, Schotland
Hilde | Reisbureaus, Noorwegen
Mees | Klantenservice
Aoife | Klantenservice
Lars | Prijzen
Gea | Bemanningsplanning
Julia | Salaris en pensioen
Abel | Opleiding en veiligheidstraining
Tineke | Kantoor en receptie
Floor | Systemen
Kaj | Netwerk en IT van de schepen
Zoë | Data en rapporten
Arend | Kwaliteit en milieu
Willemijn | Bestuurssecretaris
Xavi | Projectleider, scheepswerf Dok Noord
`;
