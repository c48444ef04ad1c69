import { codeSnippet } from "#widgets/code-snippet/schema.ts";
import type { Accordion } from "#widgets/accordion/schema.ts";
import type { Button } from "#widgets/button/schema.ts";
import type { Countdown } from "#widgets/countdown/schema.ts";
import type { GMaps } from "#widgets/gmaps/schema.ts";
import type { Shape } from "#widgets/shape/schema.ts";
import type { Tabs } from "#widgets/tabs/schema.ts";
import { type PageIds, richText } from "./rich-text.ts";
import { type Piece, shortcutOf } from "./written-page.ts";

type Plain =
  | "button"
  | "box"
  | "map"
  | "countdown"
  | "accordion"
  | "tabs"
  | "markdown"
  | "code"
  | "formula"
  | "divider";

/** What holds a few words and nothing of a file; null for a button whose page is not there. */
export function plainPiece(piece: Extract<Piece, { is: Plain }>, pageIds: PageIds) {
  if (piece.is === "divider") return { kind: "Divider", content: {} } as const;
  if (piece.is === "markdown") return { kind: "Markdown", content: { source: piece.source } } as const;
  if (piece.is === "formula") return { kind: "Math", content: { source: piece.source } } as const;
  if (piece.is === "code") {
    const { code, language } = piece;
    return { kind: "CodeSnippet", content: { ...codeSnippet.empty(), code, language } } as const;
  }
  if ("items" in piece) return inParts(piece, pageIds);
  if (piece.is === "button") return buttonTo(piece.name, pageIds);
  const [said = ""] = piece.words;
  if (piece.is === "countdown") return countdown(piece.name, said);
  return piece.is === "box" ? box(piece.name, said) : map(piece.name, said);
}

function buttonTo(written: string, pageIds: PageIds) {
  const [text, title] = shortcutOf(written);
  const page = pageIds(title);
  if (page === undefined) return null;
  const look = { look: "filled", colour: "accent", align: "start", newTab: false } as const;
  return { kind: "Button", content: { text, href: `page:${page}`, ...look } satisfies Button } as const;
}

function box(title: string, text: string) {
  const look = { shape: "box", colour: "accent", size: "medium", border: false } as const;
  return { kind: "Shape", content: { title, text, ...look } satisfies Shape } as const;
}

function map(address: string, title: string) {
  const look = { lat: null, lng: null, zoom: 14, type: "map", height: 300 } as const;
  return { kind: "GMaps", content: { address, title, ...look } satisfies GMaps } as const;
}

/** `moment` as `2028-05-01 10:00`, in UTC. */
function countdown(title: string, moment: string) {
  const at = Date.parse(`${moment.replace(" ", "T")}Z`);
  return { kind: "Countdown", content: { title, at, over: "" } satisfies Countdown } as const;
}

function inParts(piece: Extract<Piece, { is: "accordion" | "tabs" }>, pageIds: PageIds) {
  const items = piece.items.map(([title, text], at) => ({
    id: String(at + 1),
    title,
    text: { text_style: "plain" as const, doc: richText([text], pageIds) },
  }));
  return piece.is === "tabs"
    ? ({ kind: "Tabs", content: { items } satisfies Tabs } as const)
    : ({ kind: "Accordion", content: { items, firstOpen: true } satisfies Accordion } as const);
}
