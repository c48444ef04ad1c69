import { type Sending, sendFile } from "#client/send-file.ts";
import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import type { Upload, UploadOffer, UploadState } from "#widgets/kit/editor.ts";
import { mayBeAttached, refusalOf } from "../model/checks.ts";
import { type Outcome, outcomeOf } from "../model/outcome.ts";
import { leaveLine, leaveTurn, takeTurn } from "./turns.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";
import type { UploadPlace } from "./upload-queue.ts";

let count = 0;
let endings = 0;

type Wanted = { file: File; as: "image" | "file"; offer?: UploadOffer | undefined; refused?: Words };

/** A file that waits for its turn, or was refused before. */
export function newUpload(place: UploadPlace, { file, as, offer, refused }: Wanted, say: Say): ListedUpload {
  const listeners = new Set<() => void>();
  const refusal = refused ?? refusalOf(file, as);
  let state: UploadState = { phase: "start", sent: 0, total: file.size, trouble: null, canRetry: false };
  let sending: Sending | null = null;
  let startedAt: number | null = null;
  let isTaken = false;
  let ended = 0;
  let isAttachable = mayBeAttached(as, refusal, null);
  let finish: (done: Awaited<Upload["done"]>) => void = () => {};
  const done = new Promise<Awaited<Upload["done"]>>((resolve) => (finish = resolve));

  function tell(next: Partial<UploadState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
    uploadList.set([...uploadList.all()]);
  }

  function end(outcome: Outcome) {
    ended = ++endings;
    if (outcome.phase === "complete") {
      tell({ phase: "complete", sent: file.size });
      return finish({ file: outcome.file });
    }
    isAttachable ||= mayBeAttached(as, outcome.words, outcome.refusal);
    const trouble = outcome.said ?? (outcome.words ? say(outcome.words) : "");
    tell({ phase: outcome.phase, trouble, canRetry: outcome.canRetry });
    if (!outcome.canRetry) finish({ trouble });
  }

  async function send() {
    startedAt = performance.now();
    tell({ phase: "progress", sent: 0 });
    sending = sendFile(
      `/ajax/widget/upload/${place.pageId}/${place.widgetId}/`,
      { file, fields: { as } },
      (sent) => tell({ sent }),
    );
    const ending = await sending.ended;
    sending = null;
    leaveTurn();
    if (ending.how === "silent") reportError(new Error("An upload timed out"));
    end(outcomeOf(ending));
  }

  function begin() {
    ended = 0;
    tell({ phase: "start", sent: 0, trouble: null, canRetry: false });
    takeTurn(turn);
  }
  const turn = () => void send();

  function cancel() {
    leaveLine(turn);
    if (sending) sending.stop();
    else if (state.phase !== "complete") end(outcomeOf({ how: "stopped" }));
  }

  if (refusal)
    queueMicrotask(() => end({ phase: "error", words: refusal, said: null, canRetry: false, refusal: null }));
  else queueMicrotask(begin);
  return {
    ...place,
    key: ++count,
    name: file.name,
    file,
    as,
    done,
    attach: () => (isAttachable ? (offer?.attach ?? null) : null),
    startedAt: () => startedAt,
    isTaken: () => isTaken,
    ended: () => ended,
    picture: as === "image" && file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel,
    retry: begin,
    taken() {
      isTaken = true;
      tell({});
    },
  };
}
