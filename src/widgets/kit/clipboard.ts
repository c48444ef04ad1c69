import type { StoredWidget, WidgetKind } from "../widget.ts";
import type { FileFact } from "./file-fact.ts";
import type { HtmlNode } from "./html-node.ts";
import type { Mention } from "./mention.ts";
import type { MentionFace } from "./mention-faces.ts";

/** Where what is copied comes from, for the addresses in it. */
export type Outgoing = {
  /** `https://site.example`, without a slash. */
  readonly origin: string;
  /** Where other programs find a picture: its address, or the picture itself as a data: address. */
  picture(file: Pick<FileFact, "id" | "name">): string;
  /** How a mention is shown to whoever copies; null where it is not known. */
  faceOf(mention: Mention): MentionFace | null;
};
/** What words and the links in them need to be understood elsewhere. */
export type OutgoingWords = Pick<Outgoing, "origin" | "faceOf">;

/**
 * What has to be brought for a widget that is put in: a picture of the web, one that stands in the clipboard itself, or a file of
 * this site that another page holds. Until it is there the widget stands without it.
 */
export type Brings =
  | { readonly from: "web"; readonly address: string; readonly name: string }
  | { readonly from: "data"; readonly address: string; readonly name: string }
  /** A file of the browser's. */
  | {
      readonly from: "file";
      readonly file: { readonly name: string; readonly size: number; readonly type: string };
    }
  | { readonly from: "site"; readonly id: number; readonly name: string; readonly as: "image" | "file" };

/** What the server brings. */
export type Bringable = Extract<Brings, { readonly from: "web" | "site" }>;

/** Where a widget stands beside others: all of one row have its number. Those without a stand have a row of their own. */
export type Stand = {
  readonly row: number;
  readonly column: number;
  /** Twelfths. */
  readonly width: number;
};

/** A widget out of a clipboard, in the order in which it is read. */
export type PastedWidget = StoredWidget & {
  readonly stand?: Stand;
  readonly brings?: Brings | undefined;
  /** What is brought beside it, for widgets that hold several files. */
  readonly besides?: readonly Brings[] | undefined;
  /** Not all that was copied had room. */
  readonly isCut?: true;
};

/** What a kind puts on the clipboard and what it takes from it. A kind's `clipboard.ts`; complete by type. */
export type KindClipboard<Content> = {
  /** For other programs: clean HTML, without classes and without scripts. */
  html(content: Content, out: Outgoing): string;
  /** For programs that know words only: lists and headings as Markdown writes them, tables as tab-separated lines. */
  text(content: Content, out: Outgoing): string;
  /** The content as another page begins with it, and the files that are to be brought there; null when it holds none. */
  withoutFile?(
    content: Content,
  ): { readonly content: unknown; readonly brings: Brings; readonly besides?: readonly Brings[] } | null;
  /** Its ids mean something on their own site alone: on another one what was copied comes as its HTML, with the names. */
  readonly isOfSite?: boolean;
  /** Of a kind that holds several files: a widget for each, as another page takes them up. */
  apart?(content: Content): readonly PastedWidget[];
  /** The widgets that an element of foreign HTML becomes, made of closed lists alone; null for what is nothing of this kind. */
  takesElement?(node: HtmlNode, origin: string): readonly PastedWidget[] | null;
  /** The widgets for tasks that stand in a row. */
  takesTasks?(texts: readonly string[]): readonly StoredWidget[];
  /** Of the kind with words: reads a whole clipboard, asking the others for what is theirs. */
  readonly reads?: {
    html(body: HtmlNode, taking: Taking): readonly PastedWidget[];
    /** Words in which Markdown is read. */
    text(text: string, taking: Taking): readonly PastedWidget[];
    /** Words that stay words. */
    plain(text: string, taking: Taking): readonly PastedWidget[];
  };
};

export type KindClipboards = { readonly [kind in WidgetKind]: KindClipboard<never> };

/** How a piece of foreign HTML is read: what the kinds take of it, asked in their order. */
export type Taking = {
  readonly origin: string;
  element(node: HtmlNode): readonly PastedWidget[] | null;
  tasks(texts: readonly string[]): readonly StoredWidget[];
};
