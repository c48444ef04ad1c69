import { type Answered, type Failure, send, sendLast } from "#client/call.ts";
import {
  addLateChange,
  discardDraft,
  openDraft,
  publishDraft,
  readDraft,
  readPublished,
  saveDraft,
  settleDraft,
  undoDiscard,
} from "../contract.ts";
import { type Document, Document as DocumentShape } from "#documents/document.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { watchDraft } from "./draft-news.ts";
import { fromBase64, toBase64 } from "./base64.ts";

/** `isPassing`: the same question may well be answered a little later. */
export type Refused = Pick<Failure, "success" | "code" | "said" | "reason" | "status" | "expired"> & {
  readonly isPassing: boolean;
};
export type Answer<Value> = ({ readonly success: true } & Value) | Refused;

export type Opened = {
  readonly epoch: number;
  readonly seq: number;
  readonly state: Uint8Array;
  readonly version: number;
  /** Something was changed since it was published. */
  readonly unpublished: boolean;
  /** The life before this one, where somebody discarded it. */
  readonly discarded: Discarded | null;
};
/** Who discarded which life of the draft; the name is null of people who are gone. */
export type Discarded = { readonly epoch: number; readonly byId: number | null; readonly by: string | null };
export type Change = { readonly seq: number; readonly update: Uint8Array };

/** What is told of the draft while it is open. A gap means that something may have been missed. */
export type Heard =
  | ({ readonly what: "change"; readonly epoch: number } & Change)
  | { readonly what: "over"; readonly epoch: number }
  | { readonly what: "published" }
  | { readonly what: "gap" };

/** With `onlyMine` what others changed stays unpublished. Of others than those in `toldOf` nothing goes along. */
export type WhatGoes = { readonly onlyMine: boolean; readonly toldOf?: readonly number[] };

/** The way to the draft of one page on the server. Never throws. */
export type Wire = {
  open(): Promise<Answer<Opened>>;
  save(epoch: number, update: Uint8Array): Promise<Answer<{ readonly seq: number }>>;
  /** As `save`, from a tab that is closing: at once, and without an answer. What is too large is not sent. */
  saveLast(epoch: number, update: Uint8Array): void;
  /** What was under way while its life was discarded becomes part of what was discarded. */
  addLate(epoch: number, update: Uint8Array): Promise<Answer<object>>;
  read(epoch: number, after: number): Promise<Answer<Change>>;
  published(): Promise<Answer<{ readonly document: Document; readonly title: string }>>;
  publish(epoch: number, seq: number, what?: WhatGoes): Promise<Answer<object>>;
  settle(epoch: number): Promise<Answer<{ readonly same: boolean }>>;
  discard(epoch: number): Promise<Answer<object>>;
  bringBack(discarded: number): Promise<Answer<object>>;
  watch(listener: (heard: Heard) => void): () => void;
};

/** The bar of edit mode says how far storing is. */
const quietly = { quietly: true };

/** The wire of a page's draft; `client` names this tab. */
export function wireTo(pageId: number, client: string): Wire {
  const page = ofPage(pageId);
  return {
    open: async () =>
      told(await send(openDraft, { ...page, schema: draftSchema }), (answer) => ({
        ...answer,
        state: fromBase64(answer.state),
      })),
    save: async (epoch, update) =>
      told(await send(saveDraft, { ...page, epoch, update: toBase64(update), client }, quietly)),
    saveLast: (epoch, update) =>
      void sendLast(saveDraft, { ...page, epoch, update: toBase64(update), client }),
    addLate: async (epoch, update) =>
      told(await send(addLateChange, { ...page, epoch, update: toBase64(update), client }, quietly)),
    read: async (epoch, after) =>
      told(await send(readDraft, { ...page, epoch, after }), (answer) => ({
        ...answer,
        update: fromBase64(answer.update),
      })),
    published: async () =>
      told(await send(readPublished, page), ({ document, title }) => ({
        document: DocumentShape.parse(document),
        title,
      })),
    publish: async (epoch, seq, { onlyMine, toldOf } = { onlyMine: false }) => {
      const known = toldOf && { told: JSON.stringify(toldOf) };
      return told(await send(publishDraft, { ...page, epoch, seq, alone: onlyMine, ...known }));
    },
    settle: async (epoch) => told(await send(settleDraft, { ...page, epoch })),
    discard: async (epoch) => told(await send(discardDraft, { ...page, epoch })),
    bringBack: async (discarded) => told(await send(undoDiscard, { ...page, discarded })),
    watch: (listener) => watchDraft(pageId, client, listener),
  };
}

type Sent = { readonly success: true };

function told<Value extends Sent>(answer: Value | Failure): Answer<Value>;
function told<Value extends Sent, Read>(answer: Value | Failure, read: (value: Value) => Read): Answer<Read>;
function told(answer: Answered<never> | Sent, read: (value: never) => object = (value) => value) {
  if (answer.success) return { ...read(answer as never), success: true };
  const { code, said, reason, expired, status } = answer;
  return { success: false, code, said, reason, status, expired, isPassing: expired || isPassing(status) };
}

/** Unreachable, overloaded, or broken for the moment. */
function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** The subsite of the page is not there for them: its pages are not asked for. */
export function isSubsiteGone({ code }: Pick<Refused, "code">): boolean {
  return code === "not-found";
}

/** Whether a call was refused because the person may not edit the page, or not any more. */
export function isAboutRights({ code }: Pick<Refused, "code">): boolean {
  return ["page-not-editable", "page-not-found", "page-in-trash"].includes(code) || isSubsiteGone({ code });
}
