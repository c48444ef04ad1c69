/** The sixty people of the company, a line each: name, role, team, position. First names are theirs alone. */
export const people = `
Olga Oosterhuis | owner | Management | Managing director
Pieter Wiersma | owner | Management | Finance director
Ada Admiraal | admin | People and office | Head of people and office
Sietse Hoekstra | admin | IT and data | Head of IT
Ed Elzinga | editor | Fleet | Fleet manager
Renske Dijkstra | editor | Fleet | Master, MS Meeuw
Haakon Lunde | editor | Fleet | Master, MS Alk
Morag Sinclair | member | Fleet | Chief officer, MS Meeuw
Jelle Postma | member | Fleet | Chief officer, MS Stern
Ingrid Solberg | member | Fleet | Second officer, MS Alk
Bram de Wit | member | Fleet | Bosun, MS Meeuw
Callum Reid | member | Fleet | Able seaman, MS Stern
Wietske Bakker | editor | Engineering | Technical superintendent
Anton Kuiper | editor | Engineering | Chief engineer, MS Meeuw
Dagny Haugen | member | Engineering | Chief engineer, MS Alk
Youssef Amrani | member | Engineering | Second engineer, MS Stern
Lotte Mulder | member | Engineering | Electrical officer
Geert Zandstra | member | Engineering | Motorman, MS Meeuw
Priya Nair | member | Engineering | Spare parts and stores
Fenna Brouwer | editor | On board | Head of on board service
Marco Bellini | editor | On board | Executive chef
Shona MacLeod | member | On board | Hotel manager, MS Meeuw
Tjerk Hofstra | member | On board | Hotel manager, MS Alk
Amina Yilmaz | member | On board | Restaurant lead, MS Stern
Kees Vonk | member | On board | Canteen cook, Delfzijl
Elin Nygaard | member | On board | Shop and purser
Robin Smit | member | On board | Cabin steward, MS Meeuw
Douwe Veenstra | editor | Terminals | Head of terminals
Isla Fraser | editor | Terminals | Terminal manager, Aberdeen
Henk Bosma | member | Terminals | Shift lead, Delfzijl
Maaike Terpstra | member | Terminals | Check-in lead, Delfzijl
Owen Hughes | member | Terminals | Shift lead, Newcastle
Solveig Dahl | member | Terminals | Terminal manager, Kristiansand
Rik van Dam | member | Terminals | Stevedore, Delfzijl
Nadia Haddad | member | Terminals | Port security officer
Vera Visser | member | Freight | Freight planner
Joris Blom | editor | Freight | Head of freight
Catriona Boyle | member | Freight | Account manager, seafood
Stefan Krüger | member | Freight | Account manager, Germany
Sanne Hartman | member | Freight | Customs specialist
Ruben Prins | member | Freight | Freight planner
Emma Lindqvist | member | Freight | Dangerous goods adviser
Tom Wallace | member | Freight | Freight desk, Newcastle
Femke de Boer | editor | Travel and care | Head of travel and care
Noor Jansen | editor | Travel and care | Web and brochures
Duncan Ross | member | Travel and care | Travel trade, Scotland
Hilde Berg | member | Travel and care | Travel trade, Norway
Mees Kramer | member | Travel and care | Customer care
Aoife Byrne | member | Travel and care | Customer care
Lars Petersen | member | Travel and care | Pricing
Gea Wolters | editor | People and office | Crewing
Julia Schaap | member | People and office | Payroll and pensions
Abel Meijer | member | People and office | Learning and safety training
Tineke Boonstra | member | People and office | Office and reception
Floor Adema | editor | IT and data | Systems
Kaj Nilsen | member | IT and data | Network and ships' IT
Zoë van Leeuwen | member | IT and data | Data and reporting
Arend Kooistra | member | Management | Quality and environment
Willemijn Tamminga | editor | Management | Company secretary
Xavi Xanten | external | Yard | Project lead, Dok Noord shipyard
`;
