import * as z from "zod/mini";
import type { Words } from "#kernel/words.ts";
import { FileFact } from "#widgets/kit/file-fact.ts";
import { sendingWords } from "../wording.ts";

/** How the sending of a file ended, as the browser tells it. */
export type Ending =
  | {
      readonly how: "answered";
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      readonly refusal: string | null;
    }
  | { readonly how: "expired"; readonly words: Words }
  | { readonly how: "lost" | "stopped" | "unsent" | "silent" };

const Side = z.nullish(z.number());
const Kept = z.object({ ...FileFact.shape, width: Side, height: Side });

export type KeptFile = z.infer<typeof FileFact> & {
  readonly width: number | null;
  readonly height: number | null;
};

/** What came of it. `said` is a sentence of the server's own, which then counts. */
export type Outcome =
  | { readonly phase: "complete"; readonly file: KeptFile }
  | {
      readonly phase: "error" | "aborted";
      readonly words: Words | null;
      readonly said: string | null;
      readonly canRetry: boolean;
      readonly refusal: string | null;
    };

/** Which failure gives which text (UPLD-11 to UPLD-16, UPLD-21). */
export function outcomeOf(ending: Ending): Outcome {
  if (ending.how === "stopped") return stopped(sendingWords.canceled);
  if (ending.how === "lost") return failed(sendingWords.lost);
  if (ending.how === "expired") return failed(ending.words);
  if (ending.how !== "answered") return failed(sendingWords.unreachable);
  const { status, body } = ending;
  // An old browser's word for a connection that it reset itself: nothing is said about it.
  if (status === 12031) return stopped(null);
  if (status === 0 || status === 403) return failed(sendingWords.interrupted);
  const file = status < 300 && body["success"] !== false ? Kept.safeParse(body["file"]) : null;
  if (file?.success) {
    const { width, height, ...fact } = file.data;
    return { phase: "complete", file: { ...fact, width: width ?? null, height: height ?? null } };
  }
  const { error } = body;
  const said = typeof error === "string" && error !== "" && status < 500 ? error : null;
  return {
    phase: "error",
    words: sendingWords.failed,
    said,
    // Too many at once says nothing of the file: it failed on its way, as with a lost line.
    canRetry: said === null || status === 429 || ending.refusal === "too-many-uploads",
    refusal: ending.refusal,
  };
}

function stopped(words: Words | null): Outcome {
  return { phase: "aborted", words, said: null, canRetry: false, refusal: null };
}

function failed(words: Words): Outcome {
  return { phase: "error", words, said: null, canRetry: true, refusal: null };
}
