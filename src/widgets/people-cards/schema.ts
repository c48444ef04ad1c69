import { generateNKeysBetween } from "fractional-indexing";
import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import { oneOf } from "../kit/one-of.ts";
import { inOrder } from "../kit/order.ts";
import type { WidgetSchema } from "../widget.ts";

export const titleMost = 200;
export const peopleCardsTitle: FirstText = { path: "title", most: titleMost };
/** The most people that are shown; of a group the first by name. */
export const peopleMost = 60;
export const sources = ["chosen", "group"] as const;

const PersonId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const Content = z.strictObject({
  title: limitedText(titleMost),
  from: z.enum(sources),
  /** Those that were chosen, in their order; kept while a group is shown. */
  people: z.array(PersonId).check(z.maxLength(peopleMost)),
  group: z.nullable(PersonId),
});
export type PeopleCards = z.infer<typeof Content>;

/** A person in the draft has an order by this path: nobody is there twice. */
export const personPath = (id: number) => `people/${id}`;

/** Cards of chosen people, or of those of a group. Who they are is told by the server to whom may know it, and stands in no content. */
export const peopleCards: WidgetSchema<PeopleCards> = {
  kind: "PeopleCards",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft({ title, people, from, group }) {
        const orders = generateNKeysBetween(null, null, people.length);
        const each = people.map((id, at) => [personPath(id), { order: orders[at] }] as const);
        return draftOf({ values: { from, group, ...Object.fromEntries(each) }, texts: { title } });
      },
      fromDraft: ({ values, texts }) => ({
        title: cutText(texts["title"], titleMost),
        from: oneOf(sources, values["from"]),
        people: peopleIn(values)
          .map(({ id }) => Number(id))
          .slice(0, peopleMost),
        group: idIn(values["group"]),
      }),
    },
  },
  outline: ({ people }) => ({ is: "items", count: Math.max(2, people.length) }),
  empty: () => ({ title: "", from: "chosen", people: [], group: null }),
  plainText: ({ title }) => title,
  shownTexts: () => ["title"],
  anchors: () => [],
  files: () => [],
};

/** The people of a draft in their order. */
export function peopleIn(values: Readonly<Record<string, unknown>>): { id: string; order: string }[] {
  const people = Object.entries(values)
    .filter(([path]) => /^people\/[1-9]\d{0,14}$/.test(path))
    .map(([path, value]) => ({ id: path.slice("people/".length), order: String(Object(value).order ?? "") }));
  return inOrder(people, (person) => person);
}

function idIn(value: unknown): number | null {
  const { success, data } = PersonId.safeParse(value);
  return success ? data : null;
}
