import * as Y from "yjs";
import { ChangesCount } from "./changes-count.ts";
import { Comparing } from "./comparing.ts";
import type { Clock } from "./clock.ts";
import { type Hearing, heldHearing } from "./hearing.ts";
import { Incoming } from "./incoming.ts";
import { keeping } from "./keeping.ts";
import { keptChanges } from "./kept-changes.ts";
import { Outgoing } from "./outgoing.ts";
import type { Trouble } from "./draft-session.ts";
import type { LostWords, RunningSession, SessionOptions } from "./running-session.ts";
import { sessionState } from "./session-state.ts";
import { touchedTexts } from "./touched-texts.ts";
import { wholeChanges } from "./whole-changes.ts";
import {
  type Answer,
  type Change,
  type Discarded,
  type Heard,
  type Opened,
  type Refused,
  type WhatGoes,
  type Wire,
  isAboutRights,
  isSubsiteGone,
} from "./wire.ts";
import { tellHeard } from "#documents/draft/moves/heard-moves.ts";
import { keepDeleted } from "#documents/draft/moves/second-copies.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { emptyDraft } from "#documents/draft/roots.ts";

/** Changes nearer to each other than this are one step of undo. */
const stepPause = 500;
/** So often in a row the whole difference is sent before the person is told that it is not taken. */
const resyncsMost = 3;
const resyncPause = 2000;

/** The draft of a page as this tab writes it, from its opening until it is over. */
export class Session implements RunningSession {
  readonly success = true;
  readonly draft = emptyDraft("tab");
  readonly ownChange = {};
  readonly undo = undoOf(this.draft, this.ownChange, stepPause);
  readonly epoch: number;
  readonly discarded: Discarded | null;
  readonly lostWords: () => readonly LostWords[];
  /** The origin of what the server has already. */
  readonly #others = {};
  readonly #wire: Wire;
  readonly #clock: Clock;
  readonly #shared = sessionState();
  readonly #touched = touchedTexts(this.draft);
  readonly #kept: ReturnType<typeof keeping>;
  readonly #sent: Outgoing;
  readonly hearing: Hearing;
  readonly #received: Incoming;
  readonly #counted: ChangesCount;
  readonly #unwatch: () => void;
  readonly #compared: Comparing;
  /** The server counts changes of the draft that nobody has published; they may have been taken back. */
  #isUnpublished: boolean;
  #isDiscarding = false;
  #resyncs = 0;
  #callOffResync: (() => void) | null = null;

  constructor(options: SessionOptions, opened: Opened) {
    const { wire, clock } = options;
    const epoch = opened.epoch;
    const apply = (update: Uint8Array) => Y.applyUpdate(this.draft, update, this.#others);
    const onRefused = (refused: Refused) => this.#refused(refused);
    this.epoch = epoch;
    this.discarded = opened.discarded;
    this.#isUnpublished = opened.unpublished;
    this.#wire = wire;
    this.#clock = clock;
    apply(opened.state);
    this.#sent = new Outgoing({
      clock,
      send: (update) => wire.save(epoch, update),
      onStored: (seq) => this.#stored(seq),
      onRefused,
      onChange: () => this.#tellSaving(),
    });
    const read = (after: number) => this.#read(after);
    this.hearing = heldHearing(wholeChanges(this.draft, apply));
    this.#received = new Incoming({ clock, start: opened.seq, apply: this.hearing.take, read, onRefused });
    this.#counted = new ChangesCount({
      clock,
      draft: this.draft,
      onCount: (changes) => {
        this.#shared.set({ changes });
        void this.#settle();
      },
    });
    const kept = keptChanges(options.store, options);
    this.#kept = keeping({ clock, kept, epoch, unsent: () => this.#unsent() });
    const isLost = (of: number) => of !== epoch || this.state().phase === "refused";
    this.lostWords = () => kept.found().filter((found) => isLost(found.epoch));
    this.#listen();
    this.#adopt();
    this.#unwatch = wire.watch((heard) => this.#hear(heard));
    this.#compared = new Comparing(this.#counted, options, () => this.state().phase === "open");
  }

  state = () => this.#shared.get();
  subscribe = (listener: () => void) => this.#shared.subscribe(listener);
  flush = () => this.#sent.flush();
  catchUp = () => this.#received.catchUp();
  isDiscardedHere = () => this.#isDiscarding;

  leave = async (): Promise<boolean> => {
    const isStored = await this.flush();
    if (isStored) await this.#compared.once();
    this.#counted.now();
    await this.#settle();
    return isStored;
  };

  change(work: () => void): void {
    this.draft.transact(work, this.ownChange);
  }

  async publish(what: WhatGoes = { onlyMine: false }): Promise<Trouble | null> {
    const trouble = await this.#whenStored(() => this.#wire.publish(this.epoch, this.#received.upTo(), what));
    if (trouble !== null) return trouble;
    this.#isUnpublished = what.onlyMine;
    this.#shared.set({ isPublished: true });
    await this.#compared.now();
    return null;
  }

  async discard(): Promise<Trouble | null> {
    // The news of it may come before the answer.
    this.#isDiscarding = true;
    const trouble = await this.#whenStored(() => this.#wire.discard(this.epoch));
    if (trouble === null) this.#end("over");
    else this.#isDiscarding = false;
    return trouble;
  }

  async bringBack(discarded: number): Promise<Trouble | null> {
    const trouble = await this.#whenStored(() => this.#wire.bringBack(discarded));
    if (trouble === null) this.#end("over");
    return trouble;
  }

  handOver(): void {
    if (this.state().phase !== "open") return;
    this.#kept.now();
    const unsent = this.#sent.isHalted() ? null : this.#sent.unsent();
    if (unsent) this.#wire.saveLast(this.epoch, unsent);
  }

  wake(): void {
    if (this.state().phase !== "open") return;
    if (this.#sent.isFailing()) this.#sent.hurry();
    void this.#received.catchUp();
  }

  close(): void {
    if (this.state().phase === "open") this.#kept.now();
    this.#stop();
  }

  #listen(): void {
    this.draft.on("afterTransaction", (transaction) => {
      this.#counted.note(transaction);
      if (transaction.origin !== this.#others) this.#touched.note(transaction);
    });
    keepDeleted(this.draft, ({ origin }) => origin === this.#others);
    tellHeard(this.draft);
    this.draft.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== this.#others) this.#changed(update);
    });
    const steps = () => this.#shared.set({ canUndo: this.undo.canUndo(), canRedo: this.undo.canRedo() });
    this.undo.on("stack-item-added", steps);
    this.undo.on("stack-item-popped", steps);
    this.undo.on("stack-cleared", steps);
  }

  /** What an earlier tab left is sent as if it had just been written; undo does not take it back. */
  #adopt(): void {
    for (const { update } of this.#kept.adopt()) {
      Y.applyUpdate(this.draft, update, this.#others);
      this.#sent.add(update);
    }
  }

  #changed(update: Uint8Array): void {
    // Known before it is counted: whoever leaves at once is told the truth.
    if (this.state().changes === 0) this.#shared.set({ changes: 1 });
    this.#sent.add(update);
    this.#kept.soon();
    // The server refused what came before: perhaps it takes it as it is now.
    if (this.#sent.isHalted()) this.#resyncSoon();
  }

  #unsent() {
    const update = this.#sent.unsent();
    return update && { update, texts: this.#touched.texts() };
  }

  #stored(seq: number): void {
    this.#received.stored(seq);
    this.#resyncs = 0;
    this.#shared.set({ trouble: null });
    this.#isUnpublished = true;
    if (!this.#sent.isEmpty()) return;
    this.#touched.clear();
    this.#kept.forget();
    void this.#settle();
  }

  #tellSaving(): void {
    if (this.#sent.isEmpty()) this.#shared.set({ saving: "saved" });
    else if (!this.#sent.isFailing()) this.#shared.set({ saving: "saving" });
    else {
      // Later changes follow within the storage's own pause; here only the word that is said must be true.
      if (this.state().saving !== "kept") this.#kept.now();
      this.#shared.set({ saving: this.#kept.isKept() ? "kept" : "unkept" });
    }
  }

  #refused({ code, reason }: Refused): void {
    if (code === "draft-over") return this.#end("over");
    if (isAboutRights({ code })) return this.#end("refused", isSubsiteGone({ code }) ? null : reason);
    if (code === "draft-not-understood" && this.#resyncs < resyncsMost) return void this.#resync();
    this.#shared.set({ trouble: reason });
  }

  /** Without a session one is a visitor to a call that only reads, and refused as such; what changes something says why. */
  async #read(after: number): Promise<Answer<Change>> {
    const answer = await this.#wire.read(this.epoch, after);
    if (answer.success || !isAboutRights(answer)) return answer;
    const asked = await this.#wire.open();
    return asked.success ? { ...answer, isPassing: true } : asked;
  }

  #resyncSoon(): void {
    this.#callOffResync ??= this.#clock.after(resyncPause, () => void this.#resync());
  }

  /** Asks what the server has, and sends everything that it does not have. */
  async #resync(): Promise<void> {
    this.#resyncs++;
    const answer = await this.#wire.open();
    this.#callOffResync = null;
    if (this.state().phase !== "open") return;
    if (!answer.success) return answer.isPassing ? this.#resyncSoon() : this.#refused(answer);
    if (answer.epoch !== this.epoch) return this.#end("over");
    this.hearing.take(answer.state);
    this.#received.reach(answer.seq);
    const known = Y.encodeStateVectorFromUpdate(answer.state);
    this.#sent.replace(Y.encodeStateAsUpdate(this.draft, known));
  }

  #hear(heard: Heard): void {
    if (heard.what === "change" && heard.epoch === this.epoch) {
      this.#isUnpublished = true;
      this.#received.heard(heard);
    }
    if (heard.what === "over" && heard.epoch >= this.epoch) this.#end("over");
    if (heard.what === "gap") void this.#received.catchUp();
    if (heard.what !== "published") return;
    this.#shared.set({ isPublished: true });
    void this.#compared.now();
  }

  /** What was changed and changed back is no unpublished change: the server is asked to look. */
  async #settle(): Promise<void> {
    const isDue = this.#isUnpublished && this.state().changes === 0 && this.state().phase === "open";
    if (!isDue || !this.#sent.isEmpty()) return;
    this.#isUnpublished = false;
    const answer = await this.#wire.settle(this.epoch);
    if (!answer.success) this.#isUnpublished = true;
  }

  async #whenStored(act: () => Promise<Answer<object>>): Promise<Trouble | null> {
    if (!(await this.#sent.flush())) return this.state().trouble ?? this.#sent.lastFailure() ?? "";
    const answer = await act();
    if (answer.success) return null;
    if (answer.code === "draft-over") this.#end("over");
    return answer;
  }

  #end(phase: "over" | "refused", trouble: string | null = null): void {
    if (this.state().phase !== "open") return;
    this.#kept.now();
    this.#stop();
    this.#shared.set({ phase, trouble });
  }

  #stop(): void {
    this.#unwatch();
    this.#sent.stop();
    this.#received.stop();
    this.#counted.stop();
    this.#callOffResync?.();
  }
}
