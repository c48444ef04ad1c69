import { type Figure, kilobytes, repeatTimed } from "../figures.ts";
import type { Visitor } from "../visitor.ts";
import { type Yardsticks, againstTime } from "../yardsticks.ts";
import { demandSuccess } from "./finding.ts";

type Browsing = { readonly owner: Visitor; readonly yardsticks: Yardsticks; readonly seconds: number };

/** The most that the first screen of a list may weigh, in bytes, and take, in milliseconds (decision 0083). */
const [rawMost, sentMost, timeMost] = [120_000, 20_000, 15];

/** The first screen of the list of pages at its addresses, and what comes behind it while somebody scrolls. */
export async function measureBrowsing({ owner, yardsticks, seconds }: Browsing): Promise<Figure[]> {
  const { pages, tags } = await demandSuccess(owner.post("/ajax/pages/action/load/", {}));
  const listed = pages as { id: number; cid: number }[];
  // The folder of all folders is the list itself.
  const page = listed.find(({ cid }) => cid !== Math.min(...listed.map((each) => each.cid)));
  const [tag] = tags as { id: number }[];
  const addresses = [
    "/pages/",
    `/pages/tree/${page?.cid}/`,
    `/pages/tag/${tag?.id}/`,
    "/pages/trash/",
    "/pages/?q=the",
  ];
  const figures: Figure[] = [];
  for (const address of addresses)
    figures.push(...(await firstScreen(owner, { address, yardsticks, seconds })));
  const piece = await repeatTimed(seconds, () => read(owner, "/-/pages/piece/?most=64").then(() => {}));
  const branch = await repeatTimed(seconds, () =>
    read(owner, `/-/pages/folders/${page?.cid}/`).then(() => {}),
  );
  return [
    ...figures,
    againstTime("64 further rows, p50", piece.p50, yardsticks, timeMost),
    againstTime("what lies in a folder of the tree, p50", branch.p50, yardsticks, timeMost),
  ];
}

async function firstScreen(
  owner: Visitor,
  { address, yardsticks, seconds }: Omit<Browsing, "owner"> & { readonly address: string },
): Promise<Figure[]> {
  const { text, sent } = await read(owner, address);
  const raw = Buffer.byteLength(text);
  // Another address each time: what was drawn for it before is of no use.
  const { p50 } = await repeatTimed(seconds, async (round) => {
    await read(owner, `${address}${address.includes("?") ? "&" : "?"}round=${round}`);
  });
  const name = address.replace(/\d+/, "1");
  return [
    weight(`${name}: bytes`, raw, rawMost),
    weight(`${name}: bytes as sent`, sent, sentMost),
    againstTime(`${name}: p50`, p50, yardsticks, timeMost),
  ];
}

async function read(owner: Visitor, address: string) {
  const answer = await owner.get(address, address.startsWith("/-/") ? "application/json" : "text/html");
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}

function weight(work: string, bytes: number, most: number): Figure {
  return {
    work,
    measured: kilobytes(bytes),
    ratio: "",
    target: `<= ${kilobytes(most)}`,
    holds: bytes <= most,
  };
}
