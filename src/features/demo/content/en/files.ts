/** Small files to take along, as people would attach them. */
export const textFiles: Readonly<Record<string, string>> = {
  "environment-figures-2025.csv": `month;fuel_t;co2_t;freight_units
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
  "expense-form.csv": `date;what;from;to;amount_eur;receipt_number;project
2025-11-03;train, second class;Delfzijl;Rotterdam;31.40;1;Dry dock
2025-11-03;dinner;;;27.50;2;Dry dock
;;;;;;
`,
  "dock-planning.csv": `day;from;to;work;who
2025-10-24;06:00;09:30;Docking, blocks checked;Dok Noord
2025-10-24;10:00;18:00;Hull washed at 800 bar;Dok Noord
2025-10-25;07:00;17:00;Thickness measured, 212 points;class
2025-10-26;07:00;19:00;Blasting, port side;Dok Noord
2025-10-28;07:00;19:00;Blasting, starboard side;Dok Noord
2025-10-30;08:00;16:00;Last coat, blue;Dok Noord
2025-11-02;07:00;22:00;Rudder bearing;maker
2025-11-06;08:00;18:00;Bow door seals;crew
2025-11-13;05:30;15:00;Sea trial;all
`,
  "winter-timetable.csv": `route;days;departs;arrives
Delfzijl-Aberdeen;Mon Wed;18:30;15:30+1
Delfzijl-Aberdeen;Sat;17:00;14:00+1
Delfzijl-Newcastle;Mon Tue Wed Thu Fri;20:15;12:15+1
Delfzijl-Newcastle;Sun;19:00;11:00+1
Delfzijl-Kristiansand;Tue Thu;14:00;08:00+1
Delfzijl-Kristiansand;Sun;12:30;06:30+1
`,
  "freight-prices-2026.csv": `route;length_m;low;high;reefer_plug
Aberdeen;12;410;470;48
Aberdeen;16.5;520;590;48
Newcastle;12;355;405;42
Newcastle;16.5;450;512;42
Kristiansand;12;382;436;44
Kristiansand;16.5;486;551;44
`,
  "phone-list.csv": `name;extension
Reception;200
Duty manager;210
Freight desk;214
Care;218
IT help;222
Safety;230
Canteen;241
`,
};

/** Lines of the one-page PDFs, the first of them large. */
export const pdfFiles: Readonly<Record<string, readonly string[]>> = {
  "muster-card.pdf": [
    "Seven short blasts and a long one",
    "Take your jacket and your life jacket from the hook.",
    "Go on foot to your muster station. No lifts.",
    "Say your number out loud, and stay.",
    "Children come with you; nobody goes back for luggage.",
    "Noordervaart, MS Meeuw, cabins of decks 5 to 8",
  ],
};
