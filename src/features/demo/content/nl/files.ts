/** The small files of the demo, in Dutch; numbers as the Dutch write them. */
export const textFiles: Readonly<Record<string, string>> = {
  "milieucijfers-2025.csv": `maand;brandstof_t;co2_t;vrachteenheden
01;1510;4815;4980
02;1424;4540;4871
03;1560;4974;5420
04;1538;4904;5388
05;1571;5009;5530
06;1602;5108;5561
07;1640;5229;5204
08;1655;5277;5118
09;1580;5038;5602
10;1544;4923;5690
11;1421;4531;5411
12;1475;4702;5525
`,
  "declaratieformulier.csv": `datum;wat;van;naar;bedrag_eur;bonnummer;project
03-11-2025;trein, tweede klas;Delfzijl;Rotterdam;31,40;1;Droogdok
03-11-2025;avondeten;;;27,50;2;Droogdok
;;;;;;
`,
  "dokplanning.csv": `dag;van;tot;werk;wie
24-10-2025;06:00;09:30;Dokken, blokken gecontroleerd;Dok Noord
24-10-2025;10:00;18:00;Romp gewassen op 800 bar;Dok Noord
25-10-2025;07:00;17:00;Dikte gemeten, 212 punten;klassebureau
26-10-2025;07:00;19:00;Stralen, bakboord;Dok Noord
28-10-2025;07:00;19:00;Stralen, stuurboord;Dok Noord
30-10-2025;08:00;16:00;Laatste laag, blauw;Dok Noord
02-11-2025;07:00;22:00;Roerlager;fabrikant
06-11-2025;08:00;18:00;Afdichting boegdeur;bemanning
13-11-2025;05:30;15:00;Proefvaart;allen
`,
  "winterdienstregeling.csv": `route;dagen;vertrek;aankomst
Delfzijl-Aberdeen;ma wo;18:30;15:30+1
Delfzijl-Aberdeen;za;17:00;14:00+1
Delfzijl-Newcastle;ma di wo do vr;20:15;12:15+1
Delfzijl-Newcastle;zo;19:00;11:00+1
Delfzijl-Kristiansand;di do;14:00;08:00+1
Delfzijl-Kristiansand;zo;12:30;06:30+1
`,
  "vrachtprijzen-2026.csv": `route;lengte_m;laag;hoog;stekker
Aberdeen;12;410;470;48
Aberdeen;16,5;520;590;48
Newcastle;12;355;405;42
Newcastle;16,5;450;512;42
Kristiansand;12;382;436;44
Kristiansand;16,5;486;551;44
`,
  "telefoonlijst.csv": `naam;toestel
Receptie;200
Manager van dienst;210
Vrachtbalie;214
Klantenservice;218
IT-hulp;222
Veiligheid;230
Kantine;241
`,
};

/** Lines of the one-page PDFs, the first of them large. */
export const pdfFiles: Readonly<Record<string, readonly string[]>> = {
  "verzamelkaart.pdf": [
    "Zeven korte stoten en een lange",
    "Pak je jas en je reddingsvest van de haak.",
    "Ga te voet naar je verzamelplaats. Geen liften.",
    "Zeg je nummer hardop, en blijf.",
    "Kinderen gaan mee; niemand gaat terug voor bagage.",
    "Noordervaart, MS Meeuw, hutten van dek 5 tot en met 8",
  ],
};
