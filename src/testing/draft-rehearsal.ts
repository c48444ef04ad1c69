import * as Y from "yjs";
import type { Document } from "#documents/document.ts";
import { changesBetween, documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import type { Clock } from "#features/writing/tab/clock.ts";
import { openSession } from "#features/writing/tab/open-session.ts";
import type { Answer, Change, Heard, Opened, Wire } from "#features/writing/tab/wire.ts";
import { type Network, quietNetwork, toldBy } from "./draft-network.ts";
import type { WordStore } from "#features/writing/tab/kept-words.ts";

const widget = "aaaaaa";
const part = textPart(widget, "text");
const firstPage: Document = {
  rows: [{ columns: [{ width: 12, widgets: [widget] }] }],
  widgets: { [widget]: { kind: "Heading", version: 1, content: { text: "", level: "h1", anchor: "" } } },
};

export type Stage = ReturnType<typeof rehearsal>;
export type Tab = Awaited<ReturnType<Stage["open"]>>;

/** A server, a network, a browser's storage and a clock, all made of nothing, to rehearse sessions on. */
export function rehearsal() {
  const time = fakeTime();
  const server = fakeServer();
  const network = quietNetwork();
  const store = new Map<string, string>();
  let tabs = 0;
  let made = 0;
  const stage = {
    server,
    network,
    store,
    isStorageFull: false,
    pass: time.pass,
    makeId: () => `id${String(made++).padStart(6, "0")}`,
    open: async () => {
      const tab = { name: `tab${++tabs}`, isDeaf: false, isDead: false };
      const clock: Clock = {
        after: (pause, work) => time.after(pause, () => tab.isDead || work()),
        whenIdle: (work) => time.after(5, () => tab.isDead || work()),
      };
      const wire = wireFor({ server, network, time, tab });
      const words = wordsOf(tab, stage);
      const here = { pageId: 1, personId: 1, address: "/log/", tab: tab.name };
      const opening = openSession({ wire, clock, store: words, ...here });
      for (let tries = 0; tries < 20; tries++) await time.pass(20);
      const session = await opening;
      if (!session.success) throw new Error(session.code);
      return Object.assign(tab, {
        session,
        /** Puts words behind all others. */
        type: (words_: string) =>
          session.change(() => {
            const text = session.draft.getText(part);
            text.insert(text.length, words_);
          }),
        text: () => session.draft.getText(part).toString(),
        /** Gone without a word, as when the browser is killed. */
        die: () => {
          tab.isDead = true;
        },
      });
    },
  };
  return stage;
}

type Setting = {
  readonly server: ReturnType<typeof fakeServer>;
  readonly network: Network;
  readonly time: ReturnType<typeof fakeTime>;
  readonly tab: { readonly name: string; isDeaf: boolean; isDead: boolean };
};

function wordsOf(
  tab: { readonly isDead: boolean },
  stage: { readonly store: Map<string, string>; readonly isStorageFull: boolean },
): WordStore {
  const { store } = stage;
  return {
    all: (prefix) => [...store].flatMap(([key, value]) => (key.startsWith(prefix) ? [{ key, value }] : [])),
    write: (key, value) => !stage.isStorageFull && (tab.isDead || Boolean(store.set(key, value))),
    remove: (key) => void (tab.isDead || store.delete(key)),
  };
}

function wireFor(setting: Setting): Wire {
  const { server, network, time, tab } = setting;
  const unreachable = { ...refusal("unreachable"), said: null, status: 0, isPassing: true } as const;

  function call<Value extends object>(act: () => Answer<Value>): Promise<Answer<Value>> {
    return new Promise((answered) => {
      const fate = network.next();
      time.after(fate.delay, () => {
        const arrives = network.isUp && fate.lost !== "call" && !tab.isDead;
        const answer = arrives ? act() : unreachable;
        if (arrives && fate.isTwice) act();
        time.after(fate.delay, () => {
          if (tab.isDead) return;
          answered(network.isUp && fate.lost !== "answer" ? answer : unreachable);
        });
      });
    });
  }

  return {
    open: () => call(() => (network.isSignedOut ? server.expired : server.open())),
    save: (epoch, update) =>
      call(() => (network.isSignedOut ? server.expired : server.save(epoch, update, tab.name))),
    saveLast: (epoch, update) => sendLast(setting, () => server.save(epoch, update, tab.name)),
    addLate: (epoch, update) => call(() => server.addLate(epoch, update)),
    read: (epoch, after) =>
      call(() => (network.isSignedOut ? server.refusal("page-not-found") : server.read(epoch, after))),
    published: () => call(() => ({ success: true, document: server.published(), title: "" })),
    publish: (epoch, seq) => call(() => server.publish(epoch, seq)),
    settle: (epoch) => call(() => server.settle(epoch)),
    discard: (epoch) => call(() => server.discard(epoch)),
    bringBack: () => call(() => server.refusal("draft-over")),
    watch: (listener) =>
      server.watch(tab.name, (heard) => {
        const fate = network.next();
        if (!network.isUp || fate.lost || tab.isDeaf || tab.isDead) return;
        time.after(fate.delay, () => tab.isDead || listener(toldBy(network, heard)));
      }),
  };
}

/** What reaches the server though its tab is gone by then. */
function sendLast({ network, time, tab }: Setting, act: () => void): void {
  const { delay, lost } = network.next();
  if (network.isUp && !tab.isDead && lost !== "call") time.after(delay, act);
}

function refusal(code: string) {
  const words = { code, said: code, reason: code };
  return { success: false, ...words, status: 400, expired: false, isPassing: false } as const;
}

function isUnderstood(draft: Y.Doc, update: Uint8Array): boolean {
  const trial = new Y.Doc();
  Y.applyUpdate(trial, Y.encodeStateAsUpdate(draft));
  Y.applyUpdate(trial, update);
  return !trial.store.pendingStructs && !trial.store.pendingDs;
}

type Discarded = { readonly epoch: number; readonly draft: Y.Doc };

function addLate(discarded: Discarded | null, of: number, update: Uint8Array): Answer<object> {
  if (of !== discarded?.epoch) return refusal("draft-over");
  Y.applyUpdate(discarded.draft, update);
  return { success: true as const };
}

/** A server that stores the changes of one draft in a list. */
function fakeServer() {
  let published = firstPage;
  let epoch = 1;
  let draft = draftFrom(published);
  let changes: Uint8Array[] = [];
  let seed = Y.encodeStateAsUpdate(draft);
  let saves = 0;
  let settles = 0;
  let publishedUpTo = 0;
  let discarded: Discarded | null = null;
  const watchers = new Map<string, (heard: Heard) => void>();

  function startAnew(thrown: Discarded | null = null): void {
    epoch++;
    discarded = thrown;
    draft = draftFrom(published);
    seed = Y.encodeStateAsUpdate(draft);
    changes = [];
    publishedUpTo = 0;
    for (const tell of watchers.values()) tell({ what: "over", epoch });
  }

  const server = {
    refuses: null as string | null,
    refusal,
    expired: { ...refusal("csrf"), expired: true, isPassing: true } as const,
    saves: () => saves,
    settles: () => settles,
    isUnpublished: () => changes.length > publishedUpTo,
    published: () => published,
    text: () => draft.getText(part).toString(),
    startAnew,
    /** Whoever listens may have missed something, as after a broken connection. */
    tellGap() {
      for (const tell of watchers.values()) tell({ what: "gap" });
    },
    open(): Answer<Opened> {
      if (server.refuses === "page-not-editable") return refusal(server.refuses);
      const state = Y.encodeStateAsUpdate(draft);
      const known = { epoch, seq: changes.length, state, version: 1, unpublished: server.isUnpublished() };
      const thrown = discarded && { epoch: discarded.epoch, byId: 2, by: "Noor" };
      return { success: true as const, ...known, discarded: thrown };
    },
    save(of: number, update: Uint8Array, client: string): Answer<{ readonly seq: number }> {
      saves++;
      if (of !== epoch) return refusal("draft-over");
      if (server.refuses) return refusal(server.refuses);
      if (!isUnderstood(draft, update)) return refusal("draft-not-understood");
      const known = changes.findIndex((each) => Buffer.compare(each, update) === 0);
      if (known >= 0) return { success: true as const, seq: known + 1 };
      Y.applyUpdate(draft, update);
      changes.push(update);
      const seq = changes.length;
      for (const [name, tell] of watchers) if (name !== client) tell({ what: "change", epoch, seq, update });
      return { success: true as const, seq };
    },
    read(of: number, after: number): Answer<Change> {
      if (of !== epoch) return refusal("draft-over");
      const update = Y.mergeUpdates([Y.encodeStateAsUpdate(new Y.Doc()), ...changes.slice(after)]);
      return { success: true as const, seq: changes.length, update };
    },
    publish(of: number, seq: number): Answer<object> {
      if (of !== epoch || seq > changes.length) return refusal("draft-over");
      published = documentFrom(draft);
      publishedUpTo = changes.length;
      return { success: true as const };
    },
    settle(of: number): Answer<{ readonly same: boolean }> {
      if (of !== epoch) return refusal("draft-over");
      settles++;
      const same = changesBetween(published, documentFrom(draft)) === 0;
      if (same) publishedUpTo = changes.length;
      return { success: true as const, same };
    },
    addLate: (of: number, update: Uint8Array) => addLate(discarded, of, update),
    discardedText: () => discarded?.draft.getText(part).toString(),
    discard(of: number): Answer<object> {
      if (of !== epoch) return refusal("draft-over");
      startAnew({ epoch, draft });
      return { success: true as const };
    },
    watch(name: string, tell: (heard: Heard) => void) {
      watchers.set(name, tell);
      return () => void watchers.delete(name);
    },
    /** Loses the last change, as a server that was brought back from a backup has. */
    forgetLast() {
      changes.pop();
      draft = new Y.Doc();
      for (const update of [seed, ...changes]) Y.applyUpdate(draft, update);
    },
  };
  return server;
}

/** A clock that moves when it is told to. */
function fakeTime() {
  let now = 0;
  let turn = 0;
  let waiting: { readonly at: number; readonly turn: number; readonly work: () => void }[] = [];

  /** Lets everything that has been promised come about. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 12; round++) await Promise.resolve();
  }

  return {
    after(pause: number, work: () => void): () => void {
      const entry = { at: now + pause, turn: turn++, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    async pass(milliseconds: number): Promise<void> {
      const until = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = waiting.toSorted((one, other) => one.at - other.at || one.turn - other.turn);
        if (!next || next.at > until) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.work();
        await settle();
      }
      now = until;
    },
  };
}
