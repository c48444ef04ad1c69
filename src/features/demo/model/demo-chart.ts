/** Who reports to whom: a manager, then their team, by first names. */
const lines = `
olga: pieter ada sietse ed wietske fenna douwe joris femke arend willemijn
ed: renske haakon jelle
renske: morag bram
haakon: ingrid
jelle: callum
wietske: anton dagny youssef priya
anton: geert lotte
fenna: marco shona tjerk amina elin
marco: kees
shona: robin
douwe: isla henk maaike owen solveig nadia
henk: rik
joris: vera catriona stefan sanne ruben emma tom
femke: noor duncan hilde mees aoife lars
ada: gea julia abel tineke
sietse: floor kaj zoë
`;

/** The first name of each person's manager, by their own. */
export const demoManagers: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [manager = "", team = ""] = line.split(": ");
      return team.split(" ").map((key) => [key, manager] as const);
    }),
);
