import { renderToStaticMarkup } from "react-dom/server";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { readClipForm } from "#documents/clip/clip.ts";
import { plainText } from "#documents/plain-text.ts";
import { previewOf } from "#documents/excerpts.ts";
import { pageSource } from "#features/importing/model/page-source.ts";
import { resolvedLinks } from "#features/importing/model/resolved-links.ts";
import { readSourcePage } from "#features/importing/model/source-page.ts";
import { inviteesIn, isAddress, nameFrom } from "#features/people/invites/rules.ts";
import { fileName } from "#features/files/model/file-name.ts";
import { folderSteps } from "#features/folders/rules.ts";
import { excerptAround } from "#kernel/search/excerpt.ts";
import { markedParts } from "#kernel/search/marked-parts.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { wordChanges } from "#documents/comparing/word-changes.ts";
import { wantedLanguage } from "#kernel/languages.ts";
import { sayIn } from "#languages/say-in.ts";
import { nameKey } from "#kernel/name-key.ts";
import { pageVector, personVector } from "#kernel/search/lexemes.ts";
import { pageSearch, personSearch } from "#kernel/search/query.ts";
import { handlers } from "#server/handlers.ts";
import { faultOf } from "#server/watching/fault.ts";
import { takingAt } from "#widgets/clipboards.ts";
import { linkedParts } from "#widgets/kit/auto-link.ts";
import { isAllowedAddress, isOutside } from "#widgets/kit/link-address.ts";
import { hrefFrom, isLinkTarget, typedAddress } from "#widgets/kit/link-target.ts";
import {
  looksLikeMarkdown,
  widgetsFromMarkdown,
  widgetsFromPlain,
} from "#widgets/paragraph/pasted-markdown.ts";
import { widgetsFromHtml } from "#widgets/paragraph/pasted-widgets.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";
import { classStyles } from "#widgets/table/sheet-styles.ts";
import { fromTabs } from "#widgets/table/spreadsheet.ts";
import { pastedCell } from "#widgets/kit/pasted-cell.ts";
import { difference } from "#widgets/kit/text-difference.ts";
import { views } from "#widgets/views.ts";
import { type ViewProps, type WidgetKind, isLiving, widgetKinds } from "#widgets/widget.ts";

type Parser = (text: string) => unknown;

/** All that a kind does with its content. */
function parsersOf(kind: WidgetKind): [string, Parser][] {
  const schema = schemas[kind];
  const { saying } = examples[kind];
  if (!saying) return [];
  const of = (name: string, read: (content: unknown) => unknown): [string, Parser] => [
    `${kind}: ${name}`,
    (text) => read(saying(text)),
  ];
  return [
    of("its content", (content) => schema.content.safeParse(content)),
    of("its words", schema.plainText),
    of("its anchors", schema.anchors),
    of("its files", schema.files),
    of("its words, roughly", (content) => schema.rough?.plainText(content)),
    of("its files, roughly", (content) => schema.rough?.files(content)),
    of("its view", (content) => viewed(kind, content)),
  ];
}

function viewed(kind: WidgetKind, content: unknown): unknown {
  if (isLiving(kind)) return schemas[kind].forView?.(content);
  const View = views[kind] as (props: ViewProps<unknown>) => React.ReactNode;
  return renderToStaticMarkup(<View content={content} say={sayIn("en")} />);
}

const markdown = (source: string) => ({
  rows: [{ columns: [{ width: 12, widgets: ["aaaaaa"] }] }],
  widgets: { aaaaaa: { kind: "Markdown" as const, version: 1, content: { source } } },
});

const imported = (text: string) => {
  const page = readSourcePage({ path: "a/b.md", text });
  const tree = { pages: new Map([[page.path, page]]), files: new Set<string>() };
  return pageSource(page, resolvedLinks(page, tree), { pageId: () => 1, fileAddress: () => "/-/file/1/a" });
};

const textNode = (nodeValue: string) => ({
  nodeType: 1,
  nodeName: "TD",
  nodeValue: null,
  childNodes: [{ nodeType: 3, nodeName: "#text", nodeValue, childNodes: [] }],
});

const others: Readonly<Record<string, Parser>> = {
  "addresses in a text": linkedParts,
  "the address of a link": (text) => [isAllowedAddress(text), isOutside(text)],
  "a typed address": (text) => typedAddress(text, "https://a.example"),
  "a pasted address": (text) => hrefFrom(text, "https://a.example"),
  "a stored address": isLinkTarget,
  "a pasted text": (text) => [looksLikeMarkdown(text), widgetsFromPlain(text, takingAt("https://a.example"))],
  "a pasted Markdown text": (text) => widgetsFromMarkdown(text, takingAt("https://a.example")),
  "our own form of what was copied": (text) => readClipForm(text, text),
  "cells of a spreadsheet": fromTabs,
  "the styles of a spreadsheet": classStyles,
  "a pasted piece of code": (text) => {
    const shown = { ...textNode(text), nodeName: "SPAN", getAttribute: () => "white-space: pre" };
    return widgetsFromHtml({ ...shown, childNodes: [shown] }, takingAt("https://a.example"));
  },
  "a pasted cell": (text) => pastedCell(textNode(text), "https://a.example"),
  "what was typed into a text": (text) => difference(text, `a${text}`),
  "an imported file": imported,
  "words of a page for search": (text) => pageVector({ title: text, body: text }),
  "words of a person for search": personVector,
  "what is searched for": (text) => [pageSearch(text), personSearch(text)],
  "what was found": (text) => markedParts(text, text.slice(0, 100)),
  "what was searched for, in what was found": (text) => markedParts("the fog horn", text),
  "a name": nameKey,
  "a password": isCommonPassword,
  "what has changed in a text": (text) => wordChanges(text, text.toUpperCase()),
  "the address of a page": (text) => addressFrom(text.slice(0, 1000)),
  "the name of a file": fileName,
  "the path of a folder": folderSteps,
  "a list of people": inviteesIn,
  "an e-mail address": (text) => [isAddress(text), nameFrom({ email: text, name: "" })],
  "the languages of a browser": wantedLanguage,
  "the words of an error": (text) => faultOf(new Error(text)),
  "the words of a long document": (text) => plainText(markdown(text), "rough"),
  "the beginning of a page": (text) => previewOf(markdown(text)),
  "the line of a page that was found": (text) => excerptAround(text, "horn", 240),
};

/** The shapes of all fields that are sent, each once. */
function fields(): [string, Parser][] {
  const named = new Map<unknown, string>();
  for (const { call } of handlers)
    for (const [name, shape] of Object.entries(call.input))
      if (!named.has(shape)) named.set(shape, `the field ${name} of ${call.name}`);
  return [...named].map(([shape, name]) => [
    name,
    (text) => (shape as { safeParse: (sent: unknown) => unknown }).safeParse(text),
  ]);
}

/**
 * Everything that reads what people write, by name. Kinds come in by themselves; whoever writes another reader of people's texts
 * adds its line.
 */
export const parsers: readonly [string, Parser][] = [
  ...widgetKinds.flatMap(parsersOf),
  ...Object.entries(others),
];

/** The shapes of the fields of all calls, which come in by themselves: many, and each nearly always the same few. */
export const fieldParsers: readonly [string, Parser][] = fields();
