import { type Sending, sendFile } from "#client/send-file.ts";
import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import type { Upload, UploadAs, UploadOffer, UploadState } from "#widgets/kit/editor.ts";
import { mayBeAttached, refusalOf } from "../model/checks.ts";
import { type Outcome, outcomeOf } from "../model/outcome.ts";
import { leaveLine, leaveTurn, takeTurn } from "./turns.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";
import type { UploadPlace } from "./upload-queue.ts";

let count = 0;
let endings = 0;

type Wanted = {
  file: File;
  as: UploadAs;
  offer?: UploadOffer | undefined;
  refused?: Words;
  /** Has the server bring the file, of which only the name is known here, instead of sending it. */
  begin?: () => Sending;
};

/** A file that waits for its turn, or was refused before. */
export function newUpload(place: UploadPlace, wanted: Wanted, say: Say): ListedUpload {
  const { file, as, offer } = wanted;
  const running = new RunningUpload(place, wanted, say);
  const listed: ListedUpload = {
    ...place,
    key: ++count,
    name: file.name,
    file,
    as,
    ...(wanted.begin ? { isBrought: true } : {}),
    done: running.done,
    attach: () => (running.isAttachable() ? (offer?.attach ?? null) : null),
    startedAt: () => running.startedAt(),
    isTaken: () => running.isTaken(),
    ended: () => running.ended(),
    picture: as === "image" && file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
    state: () => running.state(),
    subscribe: (listener) => running.subscribe(listener),
    cancel: () => running.cancel(),
    retry: () => running.begin(),
    taken: () => running.take(),
    leave: () => uploadList.set(uploadList.all().filter((each) => each !== listed)),
  };
  return listed;
}

type Done = Awaited<Upload["done"]>;

class RunningUpload {
  readonly done: Promise<Done>;
  readonly #place: UploadPlace;
  readonly #wanted: Wanted;
  readonly #say: Say;
  readonly #listeners = new Set<() => void>();
  readonly #turn = () => void this.#send();
  #finish: (done: Done) => void = () => {};
  #state: UploadState;
  #sending: Sending | null = null;
  #startedAt: number | null = null;
  #isTaken = false;
  #ended = 0;
  #isAttachable: boolean;

  constructor(place: UploadPlace, wanted: Wanted, say: Say) {
    const { file, as } = wanted;
    const words = wanted.refused ?? (wanted.begin ? null : refusalOf(file, as));
    this.#place = place;
    this.#wanted = wanted;
    this.#say = say;
    // How large a file is that is brought here is not known before it has come.
    const total = wanted.begin ? 1 : file.size;
    this.#state = { phase: "start", sent: 0, total, trouble: null, canRetry: false };
    this.#isAttachable = !wanted.begin && mayBeAttached(as, words, null);
    this.done = new Promise((resolve) => (this.#finish = resolve));
    const refused = { phase: "error", words, said: null, canRetry: false, refusal: null } as const;
    queueMicrotask(() => (words ? this.#end(refused) : this.begin()));
  }

  state(): UploadState {
    return this.#state;
  }

  startedAt(): number | null {
    return this.#startedAt;
  }

  isTaken(): boolean {
    return this.#isTaken;
  }

  ended(): number {
    return this.#ended;
  }

  isAttachable(): boolean {
    return this.#isAttachable;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  begin(): void {
    this.#ended = 0;
    this.#tell({ phase: "start", sent: 0, trouble: null, canRetry: false });
    takeTurn(this.#turn);
  }

  cancel(): void {
    leaveLine(this.#turn);
    if (this.#sending) this.#sending.stop();
    else if (this.#state.phase !== "complete") this.#end(outcomeOf({ how: "stopped" }));
  }

  take(): void {
    this.#isTaken = true;
    this.#tell({});
  }

  async #send(): Promise<void> {
    const { pageId, widgetId } = this.#place;
    const { file, as, begin } = this.#wanted;
    this.#startedAt = performance.now();
    this.#tell({ phase: "progress", sent: 0 });
    const address = `/ajax/widget/upload/${pageId}/${widgetId}/`;
    this.#sending = begin?.() ?? sendFile(address, { file, fields: { as } }, (sent) => this.#tell({ sent }));
    const ending = await this.#sending.ended;
    this.#sending = null;
    leaveTurn();
    // Its line says it to the person (UPLD-17): nothing failed in the page, which an uncaught error would say.
    if (ending.how === "silent") console.warn("An upload timed out");
    this.#end(outcomeOf(ending));
  }

  #end(outcome: Outcome): void {
    const { as, begin } = this.#wanted;
    this.#ended = ++endings;
    if (outcome.phase === "complete") {
      this.#tell({ phase: "complete", sent: this.#state.total });
      return this.#finish({ file: outcome.file });
    }
    this.#isAttachable ||= !begin && mayBeAttached(as, outcome.words, outcome.refusal);
    const trouble = outcome.said ?? (outcome.words ? this.#say(outcome.words) : "");
    this.#tell({ phase: outcome.phase, trouble, canRetry: outcome.canRetry });
    if (!outcome.canRetry) this.#finish({ trouble });
  }

  #tell(next: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
    uploadList.set([...uploadList.all()]);
  }
}
