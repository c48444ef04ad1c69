import type { AwayUntil } from "#features/people/model/away.ts";
import type { Bringable } from "#widgets/kit/clipboard.ts";
import type { FoundPage, PageTools, Upload, UploadAs, UploadOffer } from "#widgets/kit/editor.ts";

/** Who and what can be mentioned. */
export type FoundMentions = {
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly position: string;
    readonly away: AwayUntil | null;
  }[];
  readonly pages: readonly FoundPage[];
};

/** What the canvas hands on to the editors and does not know itself: pages to link to, and uploads. */
export type PageSources = Pick<PageTools, "findPages" | "pageById" | "mentions"> & {
  /** People and pages by what is typed of their names; null when they cannot be loaded. */
  findMentions(words: string, signal: AbortSignal): Promise<FoundMentions | null>;
  /** Sends a file for a widget of the page. */
  upload(widgetId: string, file: File, as: UploadAs, offer?: UploadOffer): Upload;
  /** Has a picture of the web, or a file that another page holds, brought to this page for a widget. */
  bring(widgetId: string, brings: Bringable): Upload;
  /** Shows that something was dropped that is no file, on a widget or between them. */
  skip(widgetId: string | null, name: string): void;
  /** The files of a widget that are on their way, or were not taken yet. */
  uploads(widgetId: string): PageTools["uploads"];
  /** Has a feed of another site fetched for a widget that shows one. */
  fetchFeed(widgetId: string, address: string, signal: AbortSignal): ReturnType<PageTools["fetchFeed"]>;
  /** What a living widget of a kind reads, and the way to act on it. */
  hole(widgetId: string, kind: string): PageTools["hole"];
};
