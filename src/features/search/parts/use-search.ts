import { useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { searchEverything } from "../contract.ts";
import { type Hit, type SearchScope, hitsOf, searchFor } from "../model/results.ts";

/** The states of the dropdown (SRCH-07). */
export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | {
      readonly kind: "results";
      readonly of: string;
      readonly scope: SearchScope;
      readonly hits: readonly Hit[];
    }
  | { readonly kind: "failed"; readonly said: string | null };

const idle: SearchState = { kind: "idle" };

/** Milliseconds without typing after which the search starts (SRCH-06). */
const pause = 400;

/** Searches for what is typed once typing stops; a late answer to an earlier text is dropped (SRCH-25). */
export function useSearch(typed: string, scope: SearchScope): SearchState {
  const [state, setState] = useState<SearchState>(idle);
  const asked = typed.trim();
  // What was found for cleared words does not come back with others.
  if (asked === "" && state !== idle) setState(idle);

  // The timer and the request are the outside world that the effect keeps in step with the text.
  useEffect(() => {
    if (asked === "") return;
    return afterPause(pause, async (signal) => {
      setState({ kind: "searching" });
      const answer = await send(searchEverything, searchFor(asked, scope), { signal });
      if (signal.aborted) return;
      setState(
        answer.success
          ? { kind: "results", of: asked, scope, hits: hitsOf(answer) }
          : { kind: "failed", said: answer.said },
      );
    });
  }, [asked, scope]);

  return asked === "" ? idle : state;
}
