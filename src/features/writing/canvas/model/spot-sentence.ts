import type { Say } from "#kernel/language.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import type { Layout } from "#documents/draft/layout.ts";
import { arrangingWords } from "../wording.ts";
import { nameOfKind } from "./kind-groups.ts";
import { readingOrder } from "./reading-order.ts";
import { type Spot } from "./spots.ts";

/** How places are said: in what language, which way it reads, and of what kind each widget is. */
export type Telling = {
  readonly say: Say;
  readonly direction: "ltr" | "rtl";
  readonly kindOf: (id: string) => WidgetKind;
};

/** Where a spot is, in words: "next to Paragraph 3, in a new column on the right". */
export function spotSentence(rest: Layout, spot: Spot, telling: Telling): string {
  const { say } = telling;
  const name = (id: string | undefined) => (id === undefined ? "" : widgetName(rest, id, telling));
  if (spot.in === "rows") {
    if (spot.at === 0) return say(arrangingWords.atTop);
    const above = name(rest[spot.at - 1]?.columns[0]?.widgets[0]);
    if (spot.at === rest.length) return say(arrangingWords.atEnd, { above });
    return say(arrangingWords.between, { above, below: name(rest[spot.at]?.columns[0]?.widgets[0]) });
  }
  const columns = rest[spot.row]?.columns ?? [];
  if (spot.in === "row") {
    const beside = name(columns[Math.max(0, spot.at - 1)]?.widgets[0]);
    const isRight = spot.at > 0 === (telling.direction === "ltr");
    return say(isRight ? arrangingWords.columnRight : arrangingWords.columnLeft, { beside });
  }
  const widgets = columns[spot.column]?.widgets ?? [];
  const column = spot.column + 1;
  const below = widgets[spot.at];
  if (below) return say(arrangingWords.inColumnAbove, { column, below: name(below) });
  return say(arrangingWords.inColumnBelow, { column, above: name(widgets.at(-1)) });
}

/** A new column in few words: "Right of Paragraph 3". */
export function besideLabel(rest: Layout, spot: Extract<Spot, { in: "row" }>, telling: Telling): string {
  const beside = rest[spot.row]?.columns[Math.max(0, spot.at - 1)]?.widgets[0] ?? "";
  const isRight = spot.at > 0 === (telling.direction === "ltr");
  const words = isRight ? arrangingWords.rightOf : arrangingWords.leftOf;
  return telling.say(words, { beside: widgetName(rest, beside, telling) });
}

/** "Paragraph 3", or "Table" where it is the only one: names are plurals, sentences and names of services, too, so none takes an article. */
export function widgetName(layout: Layout, id: string, { say, kindOf }: Telling): string {
  const kind = kindOf(id);
  const alike = readingOrder(layout).filter((each) => kindOf(each) === kind);
  const name = say(nameOfKind(kind));
  if (alike.length === 1) return name;
  return say(arrangingWords.theNth, { kind: name, count: alike.indexOf(id) + 1 });
}
