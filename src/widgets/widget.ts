import type * as z from "zod/mini";
import type { Locale, Say } from "#kernel/language.ts";
import type { DraftForm } from "./kit/draft.ts";
import type { Mention, NameOf } from "./kit/mention.ts";
import type { Outline } from "./drawn-outline.ts";

/** The kinds a page is made of so far (WIDG-01), in the order in which they are offered; the lists are complete by it. */
export const widgetKinds = [
  "Paragraph",
  "Heading",
  "Table",
  "Checklist",
  "CodeSnippet",
  "Markdown",
  "Math",
  "Divider",
  "Button",
  "Shape",
  "Accordion",
  "Tabs",
  "Countdown",
  "PeopleCards",
  "Image",
  "Attachment",
  "FileList",
  "PDF",
  "Video",
  "Youtube",
  "embeds",
  "IFrame",
  "GMaps",
  "GCalendar",
  "GDocEmbed",
  "RSS",
  "Greeting",
  "Announcement",
  "Shortcuts",
  "StarredPages",
  "RecentlyChanged",
  "WaitingForYou",
  "NewPeople",
  "PeopleThisWeek",
] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/**
 * The kinds that leave a hole in the kept body (decision 0030): they read what readers write, tell the time, or are
 * acted on. All others are finished HTML, the same for every reader.
 */
export const livingKinds = [
  "Checklist",
  "Countdown",
  "PeopleCards",
  "RSS",
  "Greeting",
  "Announcement",
  "StarredPages",
  "RecentlyChanged",
  "WaitingForYou",
  "NewPeople",
  "PeopleThisWeek",
] as const satisfies readonly WidgetKind[];
export type LivingKind = (typeof livingKinds)[number];
export type StillKind = Exclude<WidgetKind, LivingKind>;

export function isLiving(kind: string): kind is LivingKind {
  return livingKinds.some((each) => each === kind);
}

/** A widget as a document holds it: its kind, the version of its content's shape, and the content. */
export type StoredWidget = { readonly kind: WidgetKind; readonly version: number; readonly content: unknown };

/** A place in a widget that links may point to. Headings have a level from 1 and stand in the table of contents. */
export type Anchor = { readonly wanted: string; readonly text: string; readonly level: number | null };

/** What a kind promises to the page: the pure half. Face, view, editor and server stand in their own lists. */
export type WidgetSchema<Content> = {
  readonly kind: WidgetKind;
  /** The current version of the content's shape; `upgrades[n]` turns version n into n + 1. */
  readonly version: number;
  readonly content: z.ZodMiniType<Content>;
  readonly upgrades: Readonly<Record<number, (content: never) => unknown>>;
  /** How each version goes into the shared draft; the current one, and every one that a draft may still be in. */
  readonly drafts: Readonly<Record<number, DraftForm<Content>>>;
  /** For kinds whose content may change its form on the way through a draft, though nobody changes anything: the form after it. */
  asDrafted?(content: Content): Content;
  empty(): Content;
  /** The words for search and previews. Who and what is mentioned has no name there, unless somebody gives it one. */
  plainText(content: Content, nameOf?: NameOf): string;
  /** Who and what is mentioned in it, in the order of its words; left out for kinds that mention nobody. */
  mentions?(content: Content): readonly Mention[];
  /**
   * The paths of the texts in the draft that it shows, in the order in which they are read. Where it is left out, it shows all that
   * it has.
   */
  shownTexts?(content: Content): readonly string[];
  /** For kinds that readers see for a time: whether it is over where its reader is, so that mails no longer tell of it either. */
  isOver?(content: Content, at: number, locale: Locale): boolean;
  /** What a small drawing of the page shows of it; a box where it is left out. */
  outline?(content: Content): Outline;
  /** Its anchors in the order in which they are read; the page makes them unique and hands them to the view. */
  anchors(content: Content): readonly Anchor[];
  /** The ids of the files it shows: whoever may read the page may read them. */
  files(content: Content): readonly number[];
  /** For kinds whose files people link to: each by its place in the widget. What comes into the same place stands for it from then on. */
  replaceable?(content: Content): readonly (readonly [place: string, fileId: number])[];
  /** The addresses of the feeds of other sites that it shows: they are fetched while a page does. */
  feeds?(content: Content): readonly string[];
  /**
   * For kinds that have to take a text apart to read it: the same at the cost of one look at each letter, signs and
   * addresses in code included. Asked for long documents while somebody waits.
   */
  readonly rough?: {
    plainText(content: Content, nameOf?: NameOf): string;
    files(content: Content): readonly number[];
  };
  /**
   * Of a living kind: the content as its view is given it, made once for each version. What would weigh on its readers'
   * browsers, like finding addresses in words, is done here.
   */
  forView?(content: Content): unknown;
  /** Kinds that people write sentences in: they speak first in previews and excerpts, which say little of headings and rows. */
  readonly isRunningText?: boolean;
  /** All pictures that it shows. */
  pictures?(content: Content): readonly { readonly id: number; readonly name: string }[];
  /** The picture that stands for it where only one is shown. Such kinds speak in previews only where no other does. */
  picture?(content: Content): { readonly id: number; readonly name: string } | null;
};

/** What every view is given: the content, the names its anchors have on this page, and the language of the page. */
export type ViewProps<Content> = {
  readonly content: Content;
  readonly anchors?: readonly string[];
  readonly say: Say;
};
