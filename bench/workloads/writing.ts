import { type Figure, repeatTimed } from "../figures.ts";
import { type Visitor, signedIn } from "../visitor.ts";
import { openWriter, pageOfParagraphs } from "../writer.ts";
import { type Yardsticks, againstRate } from "../yardsticks.ts";
import { againstSelects } from "./reading.ts";

type Writing = {
  readonly base: string;
  readonly owner: Visitor;
  readonly yardsticks: Yardsticks;
  readonly seconds: number;
};

const widgets = 30;
const writers = 8;

/** Keys typed into a Paragraph on a page of thirty widgets, stored before they are acknowledged; and publishing. */
export async function measureWriting(
  { base, owner, yardsticks, seconds }: Writing,
  account: { email: string; password: string },
): Promise<Figure[]> {
  const visitors: Visitor[] = [];
  for (let at = 0; at < writers; at++) visitors.push(await signedIn(base, account.email, account.password));
  const pages: number[] = [];
  for (let at = 0; at < writers; at++) pages.push((await pageOfParagraphs(owner, widgets)).id);
  const [first = 0] = pages;
  const alone = await openWriter(owner, first);
  const one = await repeatTimed(seconds, () => alone.type());
  const publish = await repeatTimed(seconds, async () => {
    await alone.type();
    await alone.publish();
  });
  const apart = await Promise.all(visitors.map((visitor, at) => openWriter(visitor, pages[at] ?? first)));
  const together = await Promise.all(visitors.map((visitor) => openWriter(visitor, first)));
  return [
    againstSelects("draft saved, p50, 1 writer", one.p50, yardsticks, 60),
    againstRate("drafts saved, 8 writers on 8 pages", await rate(apart, seconds), yardsticks, 500),
    againstRate("drafts saved, 8 writers on one page", await rate(together, seconds), yardsticks, 500),
    againstSelects("a change saved and published, p50", publish.p50, yardsticks, null),
  ];
}

async function rate(all: readonly { type(): Promise<void> }[], seconds: number): Promise<number> {
  let count = 0;
  const until = performance.now() + seconds * 1000;
  const work = async (writer: { type(): Promise<void> }) => {
    while (performance.now() < until) {
      await writer.type();
      count++;
    }
  };
  await Promise.all(all.map(work));
  return count / seconds;
}
