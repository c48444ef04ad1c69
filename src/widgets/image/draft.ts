import { generateNKeysBetween } from "fractional-indexing";
import { cutText } from "../kit/cut-text.ts";
import { type DraftContent, draftOf, fingerprint } from "../kit/draft.ts";
import { PictureFact } from "../kit/file-fact.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import { oneOf } from "../kit/one-of.ts";
import { inOrder, isOrder } from "../kit/order.ts";
import { altMost, captionMost, imageLayouts, imageWidths, othersMost } from "./limits.ts";
import { picturePath, wordsPath } from "./pictures.ts";
import { pointIn } from "./point.ts";
import type { Image } from "./schema.ts";

/** A picture in the draft, its words beside it. `removed` names the words that the remover saw (kit/draft.ts). */
export type DraftPicture = {
  readonly file: PictureFact;
  readonly order: string;
  readonly point?: unknown;
  readonly isDecorative?: unknown;
  readonly link?: unknown;
  readonly removed?: string;
};

/** The place of a picture that was put there before there were several. */
const onlyOrder = "a0";

export function imageToDraft({ alt, caption, others, place, file, ...values }: Image): DraftContent {
  const orders = generateNKeysBetween(null, null, others.length + 1);
  const [order] = orders.splice(Math.min(place, others.length), 1);
  const rest = others.map(({ id, file: each, point, isDecorative, link }, at): [string, DraftPicture] => [
    picturePath(id),
    { order: orders[at] ?? onlyOrder, file: each, point, isDecorative, ...(link && { link }) },
  ]);
  const words = others.flatMap((each) => [
    [wordsPath(each.id, "alt"), each.alt],
    [wordsPath(each.id, "caption"), each.caption],
  ]);
  return draftOf({
    values: { ...values, file, order, ...Object.fromEntries(rest) },
    texts: { alt, caption, ...Object.fromEntries(words) },
  });
}

export function imageFromDraft(draft: DraftContent): unknown {
  const { values } = draft;
  const first = firstIn(draft);
  const others = othersIn(draft).slice(0, othersMost);
  const isBefore = ([, { order }]: [string, DraftPicture]) => order < orderOfFirst(draft);
  return {
    ...toldOf(draft, ""),
    ...(first ? {} : { alt: "", caption: "" }),
    file: first && values["file"],
    width: oneOf(imageWidths, values["width"]),
    opensLarge: values["opensLarge"] !== false,
    layout: oneOf(imageLayouts, values["layout"]),
    place: others.filter(isBefore).length,
    others: others.map(([id, { file }]) => ({ id, file, ...toldOf(draft, id) })),
  };
}

/** What is said of a picture, and where it is cut. */
function toldOf(draft: DraftContent, id: string) {
  const values = id === "" ? draft.values : (draft.values[picturePath(id)] as DraftPicture);
  const words = (name: "alt" | "caption", most: number) => cutText(draft.texts[wordsPath(id, name)], most);
  return {
    alt: words("alt", altMost),
    caption: words("caption", captionMost),
    point: pointIn(values["point"]),
    isDecorative: values["isDecorative"] === true,
    ...linkIn(values["link"]),
  };
}

function linkIn(value: unknown): { readonly link?: string } {
  return typeof value === "string" && isLinkTarget(value) ? { link: value } : {};
}

/** Every picture that is there, in order; the first has no id. */
export function allIn(draft: DraftContent): [string, { readonly order: string }][] {
  const first: [string, { readonly order: string }] = ["", { order: orderOfFirst(draft) }];
  const isThere = firstIn(draft) && PictureFact.safeParse(draft.values["file"]).success;
  return sorted([...(isThere ? [first] : []), ...othersIn(draft)]);
}

/** Whether the one that the block begins with was left there; its words may come before its picture. */
function firstIn(draft: DraftContent): true | null {
  const { removed } = draft.values;
  return removed === undefined || removed !== wordsOf(draft, "") ? true : null;
}

export function orderOfFirst({ values: { order } }: DraftContent): string {
  return isOrder(order) ? order : onlyOrder;
}

/** The others that are there, in their order; what is no picture is left out. */
function othersIn(draft: DraftContent): [string, DraftPicture][] {
  const pictures = Object.entries(draft.values)
    .filter(([path, value]) => /^pictures\/[A-Za-z0-9]{1,24}$/.test(path) && isPicture(value))
    .map(([path, value]): [string, DraftPicture] => [path.slice("pictures/".length), value as DraftPicture])
    .filter(([id, { removed }]) => removed === undefined || removed !== wordsOf(draft, id));
  return sorted(pictures);
}

const isPicture = (value: unknown) =>
  PictureFact.safeParse(Object(value).file).success && isOrder(Object(value).order);

function sorted<Item extends { readonly order: string }>(pictures: [string, Item][]): [string, Item][] {
  return inOrder(pictures, ([id, { order }]) => ({ id, order }));
}

/** The words of a picture: what its removal names. */
export function wordsOf({ texts }: Pick<DraftContent, "texts">, id: string): string {
  const own = ["alt", "caption"] as const;
  const words = own.map((name) => [name, texts[wordsPath(id, name)] ?? ""]);
  return fingerprint({ texts: Object.fromEntries(words), rich: {} });
}

type Single = Pick<Image, "file" | "alt" | "caption" | "width" | "opensLarge">;

/** As it was while a block had one picture. */
export const singleToDraft = ({ alt, caption, ...values }: Single) =>
  draftOf({ values, texts: { alt, caption } });
export const singleFromDraft = ({ values, texts }: DraftContent): unknown => ({
  ...values,
  alt: cutText(texts["alt"], altMost),
  caption: cutText(texts["caption"], captionMost),
});
