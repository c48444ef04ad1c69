/** What the seeded site talks about: a ferry company, in words that many and few of its pages share. */
export const seedWords = {
  acts: "Checking,Cleaning,Ordering,Reporting,Planning,Repairing,Loading,Counting,Booking,Training,Greeting,Mooring,Fuelling,Painting,Testing,Closing,Opening,Sharing,Measuring,Packing".split(
    ",",
  ),
  things:
    "the ramp,life jackets,the bridge radio,crew rosters,tide tables,wheelchair lifts,mooring ropes,the canteen,tickets,bicycles,fire doors,the engine room,fog signals,uniforms,lost property,the timetable,fuel filters,the gangway,delays,visitors,lanterns,batteries,the winter dock,first aid kits,invoices,the quay lights".split(
      ",",
    ),
  places:
    "on the Wulp,on the Tureluur,on the Scholekster,at Vlieland,at Harlingen,in the terminal,at the office,during storms,in summer,before departure,after arrival,for new colleagues,in winter,at night,with school groups,on deck two".split(
      ",",
    ),
  subjects:
    "The captain,The crew,A colleague,Every passenger,The harbour master,The planner,Nobody,The engineer,Our office,The steward,A new sailor,The night watch".split(
      ",",
    ),
  verbs:
    "checks,keeps,reports,moves,finds,cleans,opens,closes,counts,writes down,calls about,replaces,measures,shares,explains,signs,stores,tests".split(
      ",",
    ),
  objects:
    "the schedule,every rope,a spare lamp,the logbook,the weather report,all doors,the coffee,a printed list,the cable,the anchor,each ticket,the pump,two buckets,the alarm,the passenger list,the loading plan,the visibility,the generator,the paint,the radio channel,the calendar,the invoice,the key cabinet,the compass".split(
      ",",
    ),
  endings:
    "before the first sailing,when the wind turns,after lunch,with the second engineer,in the green folder,twice a week,without waiting,near the stern,once the passengers are ashore,as agreed in spring,by telephone,in plain words,while the tide is low,for the insurance,until the light changes,at the end of the watch".split(
      ",",
    ),
  firstNames:
    "Ann,Bram,Chris,Dina,Elke,Femke,Gijs,Hanna,Ilse,Jelle,Koen,Lotte,Marit,Noor,Oscar,Pien,Rens,Sanne,Teun,Wouter,Yara,Zoë".split(
      ",",
    ),
  lastNames:
    "Mulder,Dijkstra,Jansen,Kuipers,de Vries,Bakker,Visser,Smit,Meijer,Bos,Vos,Peters,Hendriks,Dekker,Brouwer,de Wit,Postma,Hoekstra,Wouda,Feenstra".split(
      ",",
    ),
  folders:
    "Handbook,News,Projects,Works council,Safety,Fleet,Terminals,Engineering,Rosters,Training,Purchasing,Minutes,Archive,Customers,Events,Weather".split(
      ",",
    ),
} as const;
