import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type * as Y from "yjs";
import type { KeyLine } from "#client/key-lists.ts";
import type { Act } from "../living.ts";
import type { PastedWidget } from "./clipboard.ts";
import type { Side } from "./line-sides.ts";
import type { Flow } from "./flow.ts";
import type { Mention } from "./mention.ts";
import type { MentionFaces } from "./mention-faces.ts";
import type { TextTurns } from "./text-forms.ts";
import type { StoredWidget, WidgetKind } from "../widget.ts";

/** Where the caret goes in a widget: its first or last place, where it stood last, or nearest to a point of the window. */
export type CaretAt = "start" | "end" | "back" | { readonly x: number; readonly y: number };

/** A page of the site, to link to. */
export type FoundPage = { readonly id: number; readonly title: string; readonly address: string };

/** Somebody of the site. */
export type FoundPerson = { readonly id: number; readonly name: string; readonly position: string };

/** A place in the window, in CSS pixels. */
export type Box = { readonly left: number; readonly top: number; readonly bottom: number };

/** How far a file is (UPLD-01). `sent` and `total` are bytes; `trouble` is the sentence of an error or of a stop. */
export type UploadState = {
  readonly phase: "start" | "progress" | "complete" | "error" | "aborted";
  readonly sent: number;
  readonly total: number;
  readonly trouble: string | null;
  /** The same file may get through when it is sent again. */
  readonly canRetry: boolean;
};

/**
 * A file on its way to the server. `done` never throws: it gives the file, or the sentence why there is none; while it
 * can be sent again it is not done.
 */
export type Upload = {
  readonly file: File;
  readonly as: UploadAs;
  /** The server brings it: `file` is only its name. */
  readonly isBrought?: true;
  readonly done: Promise<{ readonly file: UploadedFile } | { readonly trouble: string }>;
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  cancel(): void;
  retry(): void;
  /** To be called when the draft holds what came of it; until then `PageTools.uploads` still gives it. */
  taken(): void;
  /** To be called where nothing comes of a file that has come: the panel would say that it is on the page. */
  leave(): void;
};
/** What a file is sent to be shown as; each has limits of its own (UPLD-02 to UPLD-09). */
export type UploadAs = "image" | "pdf" | "video" | "file";
/** What is known of a file that was kept; pictures have a size in pixels, turned as they are shown. */
export type UploadedFile = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** What the panel of uploads may offer for a file that was refused. */
export type UploadOffer = {
  /** Puts it on the page as an attachment instead. */
  readonly attach?: () => void;
};

/** What a line of text can become: plain, a heading of a level, an item of a list or a checklist, a quote, a note or code. */
export type TextTurn =
  | "text"
  | "h0"
  | "h1"
  | "h2"
  | "h3"
  | "bullet"
  | "number"
  | "task"
  | "quote"
  | "note"
  | "code";

/**
 * What is typed in a text behind a sign that opens a list (`/`, `:`, `@`). Whatever is chosen is one step of undo, with the
 * letters that were typed for it; null for what this text cannot do.
 */
export type TypedText = {
  /** Null when it is over: the sign is gone, or nobody writes behind it any more. */
  words(): string | null;
  subscribe(listener: () => void): () => void;
  /** Where the sign is seen. */
  box(): Box | null;
  /** Nothing is chosen; the letters stay. */
  end(): void;
  /** The letters go, and something is done to the page. */
  take(work: () => void): void;
  /** Other words come in their place. */
  insert(words: string): void;
  /** A widget comes in place of an empty line, or behind the line that they stand in; it has the caret. */
  readonly put: ((widget: StoredWidget) => void) | null;
  /** Who or what was meant comes in their place. */
  readonly mention: ((mention: Mention) => void) | null;
  /** The line that they stand in becomes this. */
  readonly turn: ((into: TextTurn) => void) | null;
  /** The line that they stand in goes to a side. */
  readonly align: ((side: Side) => void) | null;
};

/** A caret in the words of a text, and where its selection began: at letters of the draft, whatever others write. */
export type CaretPlace = { readonly anchor: Y.RelativePosition; readonly head: Y.RelativePosition };

/** Where a caret is seen in the window, in CSS pixels. */
export type CaretBoxes = { readonly caret: DOMRect; readonly selection: readonly DOMRect[] };

/** How a selection leaves a text. */
export type SelectedOut = {
  readonly to: "before" | "after";
  readonly by: "letter" | "line" | "block";
  readonly x?: number;
};

/** What the page offers to the editor of a widget. */
export type PageTools = {
  /** Runs changes of the draft as the person's own: sent, merged, and taken back by one undo. */
  change(work: () => void): void;
  /** Ends the step that undo takes back, so that what follows is a step of its own. */
  endStep(): void;
  /** Puts widgets behind this one, in order, and the caret into the last. Gives their ids. */
  insertAfter(widgets: readonly PastedWidget[]): readonly string[];
  /** Puts widgets before this one, in order, and the caret into the last. Gives their ids. */
  insertBefore(widgets: readonly PastedWidget[]): readonly string[];
  /** Puts another widget in this one's place; `move` takes over what is in this one, before it goes. */
  replace(widget: PastedWidget, move?: (made: string) => void): void;
  /** Takes this widget off the page (undo brings it back) and puts the caret into the one before. */
  remove(): void;
  /** Takes a widget off the page that has been joined with another; the caret stays. */
  removeOther(id: string): void;
  /** Selects another widget as a whole. When it is deleted then, the caret comes back to this edge of the text. */
  selectOther(id: string, from: "start" | "end"): void;
  /** The widget before or behind on the page, for a text that joins it (`flow`, if it is one); null at the page's ends. */
  neighbour(
    to: "before" | "after",
  ): { readonly id: string; readonly kind: WidgetKind; readonly flow: Flow | null } | null;
  /**
   * Notes where from left to right (in CSS pixels of the window) the keys up and down began to move the caret; gives where it is to
   * stay, when it came from another block.
   */
  column(x: number): number | null;
  /** The caret leaves over an edge: into the widget before or behind. */
  leave(to: "before" | "after", at?: CaretAt): void;
  /**
   * A selection leaves over an edge: it goes on in the text before or behind, by letters or by a line in the column of the caret (CSS
   * pixels of the window). Where there is none, or by blocks, this widget is selected as a whole, and then those around it.
   */
  selectOut(out: SelectedOut): void;
  /** The caret goes into a widget, to its end unless said otherwise. */
  enter(id: string, at?: CaretAt): void;
  /** What a clipboard holds, as widgets of this page; `plain` reads its words alone, as they are. */
  readPasted(data: DataTransfer, plain?: "plain"): readonly PastedWidget[];
  /** The signs that open a list where a word begins. */
  readonly typedSigns: string;
  /** Opens the list of a sign that has just been typed. */
  offerTyped(sign: string, typed: TypedText): void;
  /** The emoji of a name as it is typed between colons; null where none is called so, or names cannot be loaded. */
  emojiCalled(name: string): string | null | Promise<string | null>;
  /** Pages of the site by words of their title, the best first; empty words give what was read last. */
  findPages(words: string, signal: AbortSignal): Promise<readonly FoundPage[] | null>;
  /** People of the site by words of their names, as far as this person may know them; null when they cannot be loaded. */
  findPeople(words: string, signal: AbortSignal): Promise<readonly FoundPerson[] | null>;
  /** The title and address of a page that is linked to; null when it is not shared with this person or is gone. */
  pageById(id: number): Promise<FoundPage | null>;
  /** Has the server fetch a feed of another site, so that the hole of this widget shows it; gives a sentence where nothing came. */
  fetchFeed(address: string, signal: AbortSignal): Promise<{ readonly trouble: string | null }>;
  /** The names of what is mentioned, as this person may know them. */
  readonly mentions: MentionFaces;
  /** Sends a file to the server for this widget; progress is shown by the page. */
  upload(file: File, as: UploadAs, offer?: UploadOffer): Upload;
  /** Runs what a file that has arrived changes; of a widget that was pasted or dropped it is the same step of undo. */
  arrive(work: () => void): void;
  /** Puts files on the page behind this widget, each as a widget of the kind that takes it. */
  addFiles(files: readonly File[]): void;
  /** Shows among the uploads that something was dropped that is no file. */
  skip(name: string): void;
  /** The files of this widget that are on their way, or arrived while no editor was there to take them. */
  readonly uploads: { all(): readonly Upload[]; subscribe(listener: () => void): () => void };
  /** Lets others see the caret of this widget, which is asked for whenever it may have moved; null while there is none. */
  showCaret(read: (() => CaretPlace) | null): void;
  /** Of a living kind: what its server has read for this person, as its readers see it, and the way to act on it. */
  readonly hole: {
    /** The same object for as long as nothing has changed; null while nothing is known. */
    data(): unknown;
    subscribe(listener: () => void): () => void;
    readonly act: Act | null;
  };
  /** Says something to screen readers, politely. */
  announce(sentence: string): void;
};

/** What every editor is given. `content` is the widget as the draft has it now, in the shape of today. */
export type EditorProps<Content> = {
  readonly id: string;
  readonly draft: Y.Doc;
  readonly content: Content;
  /** The caret or the selection stands in this widget. */
  readonly isSelected: boolean;
  /** Called once with the way to put the caret into this widget; called with null when it goes. */
  readonly takeFocus: (focus: ((at: CaretAt) => void) | null) => void;
  readonly page: PageTools;
};

/** A kind in edit mode: the same face as its view, with a caret; and the settings of its floating panel. */
export type KindEditor<Content> = {
  /** Stands beside the kind's name wherever kinds are chosen. */
  readonly icon: LucideIcon;
  readonly Editor: (props: EditorProps<Content>) => ReactNode;
  readonly Settings?: (props: EditorProps<Content>) => ReactNode;
  /** Keys worth knowing while somebody writes in it. */
  readonly keys?: readonly KeyLine[];
  /**
   * Where a place in the widget's words is seen inside of `element`; null when the words have not come yet, or are gone.
   * Kinds without it show the whole widget as the place.
   */
  readonly caretBoxes?: (
    text: { readonly draft: Y.Doc; readonly id: string; readonly element: Element },
    place: CaretPlace,
  ) => CaretBoxes | null;
  /** Of a kind that is one text, and can be joined with those around it. */
  readonly flow?: Flow;
  /** Of a kind of many texts that takes a caret at the letters for which it was marked (`moved-caret.ts`). */
  readonly takesPlaces?: true;
  /** Of a kind that is a text: how it takes another form, also together with others. */
  readonly turns?: TextTurns<Content>;
};

export type KindEditors = { readonly [kind in WidgetKind]: KindEditor<never> };
