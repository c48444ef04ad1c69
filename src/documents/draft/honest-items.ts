import * as Y from "yjs";
import { isOrder } from "#widgets/kit/order.ts";
import { schemas } from "#widgets/schemas.ts";
import { type WidgetSchema, widgetKinds } from "#widgets/widget.ts";
import { kindKey, placeKey, removedKey, whileEmpty } from "./draft-widget.ts";
import { movesPart, readPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { isLetterMark } from "#widgets/kit/marked-words.ts";
import { isMark } from "#widgets/kit/rich-text.ts";
import { isPlain } from "./plain-values.ts";
import { nameOfRoot } from "./roots.ts";

/** Whether a piece of an update is one that an honest browser writes: the right content at a place that drafts have. */
export function isHonestItem(item: Y.Item): boolean {
  const name = nameOfRoot(item.parent);
  if (name === null) return false;
  if (item.content instanceof Y.ContentDeleted) return true;
  const part = readPart(name);
  if (part?.holds === "text" || name === titlePart)
    return item.parentSub === null && isHonestWords(item.content, part !== null);
  if (part?.holds === "rich") return isHonestRich(item);
  const isHonestValue = part ? isWidgetValue : layoutValues[name];
  return isHonestValue !== undefined && isValue(item, isHonestValue);
}

type ValueTest = (value: unknown, key: string) => boolean;

/** One value under a key; what a map holds without a key is never read and never written. */
function isValue(item: Y.Item, test: ValueTest): boolean {
  const { parentSub: key, content } = item;
  if (key === null || !(content instanceof Y.ContentAny) || content.arr.length !== 1) return false;
  return test(content.arr[0], key);
}

const placeName = /^[A-Za-z0-9]{1,40}$/;
const valuePath = /^[A-Za-z0-9/_-]{1,120}$/;
const fingerprintText = /^[a-z0-9]{1,8}\.[a-z0-9]{1,8}$/;
const objectName = /^(__proto__|constructor|prototype)$/;

const layoutValues: Readonly<Record<string, ValueTest>> = {
  rows: (value, key) => placeName.test(key) && isOrder(value),
  columns: (value, key) => placeName.test(key) && isPlace(value, "row"),
  [movesPart]: (value, key) => placeName.test(key) && isMove(value),
  widths: (value, key) => placeName.test(key) && typeof value === "number" && value >= 1 && value <= 12,
};

function isWidgetValue(value: unknown, key: string): boolean {
  if (!isPlain(value)) return false;
  if (key === kindKey) return isKind(value);
  if (key === placeKey) return isPlace(value, "column");
  if (key === removedKey) return value === whileEmpty || isFingerprint(value);
  return valuePath.test(key) && !objectName.test(key);
}

const isFingerprint = (value: unknown) => typeof value === "string" && fingerprintText.test(value);

function isPlace(value: unknown, among: "row" | "column"): boolean {
  if (!isPlain(value)) return false;
  const place = Object(value) as Readonly<Record<string, unknown>>;
  const name = place[among];
  return typeof name === "string" && placeName.test(name) && isOrder(place["order"]);
}

function isKind(value: unknown): boolean {
  const said = Object(value) as { readonly kind?: unknown; readonly version?: unknown };
  const kind = widgetKinds.find((each) => each === said.kind);
  if (!kind || typeof said.version !== "number") return false;
  const schema: WidgetSchema<unknown> = schemas[kind];
  return said.version <= schema.version && said.version in schema.drafts;
}

/** Plain words; those of a widget may have the marks that letters have. */
function isHonestWords(content: Y.Item["content"], mayBeMarked: boolean): boolean {
  if (content instanceof Y.ContentString) return true;
  return (
    mayBeMarked &&
    content instanceof Y.ContentFormat &&
    isLetterMark(content.key) &&
    isPlain(content.value) &&
    isMark(content.key, content.value)
  );
}

/** Rich text: letters, and the marks that letters and lines have. */
function isHonestRich({ parentSub, content }: Y.Item): boolean {
  if (parentSub !== null) return false;
  if (content instanceof Y.ContentString) return true;
  if (!(content instanceof Y.ContentFormat) || !isPlain(content.value)) return false;
  return isMark(content.key, content.value);
}

/** One record of letters that were moved is not longer: of a text that many browsers wrote. */
const movedMost = 20_000;

function isMove(value: unknown): boolean {
  const move = Object(value) as Readonly<Record<string, unknown>>;
  const holds = typeof move["to"] === "string" && readPart(move["to"])?.holds;
  if (holds !== "rich" && holds !== "text") return false;
  if (!areNumbers(move["seen"], 2)) return false;
  const lists = ["letters", "names", "back"].map((key) => move[key] ?? []);
  return "letters" in move && Object.keys(move).every((key) => moveKeys.has(key)) && lists.every(areShort);
}

const moveKeys = new Set(["to", "seen", "letters", "names", "back"]);

/** No text has so many letters; each of a record is looked at. */
const movedLettersMost = 1_000_000;

function areShort(letters: unknown): boolean {
  if (!areNumbers(letters, 5)) return false;
  const count = letters.reduce((sum, length, at) => sum + (at % 5 === 2 ? length : 0), 0);
  return count <= movedLettersMost;
}

function areNumbers(list: unknown, of: number): list is readonly number[] {
  if (!Array.isArray(list) || list.length > movedMost || list.length % of > 0) return false;
  return list.every((each) => Number.isInteger(each) && each >= -1 && each <= 2 ** 32);
}
