import type { Call, Fields } from "#kernel/call.ts";
import type { Doer } from "#kernel/doer.ts";
import { defineEvent } from "#kernel/event.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { CallRefusal } from "./wording.ts";
import type { Wire } from "./wire.ts";

/** A call that changes something was made by somebody who sees the site as another person: none of them goes untold (IMPS-11). */
export const doneAsAnother = defineEvent<"done-as-another", { call: string }>("done-as-another", {
  publicChange: "nothing-public",
});

/** Whoever acts: as themself, or as somebody else. */
type Acting = Pick<Viewer, "personId" | "realPersonId">;

export function isActingAsAnother(viewer: Acting): boolean {
  return viewer.realPersonId !== undefined;
}

/** What is of oneself alone, nobody does as somebody else: passwords, sessions, ownership. */
export function mayBeCalledBy(
  call: Pick<Call<Fields, Fields>, "oneselfOnly">,
  viewer: Acting,
): Verdict<CallRefusal> {
  return call.oneselfOnly && isActingAsAnother(viewer) ? refuse("not-as-another") : allow;
}

export function doerOf(viewer: Acting, { address, device }: Pick<Wire, "address" | "device">): Doer {
  const { personId, realPersonId } = viewer;
  const isAnother = realPersonId !== undefined;
  return {
    personId: realPersonId ?? personId,
    asId: isAnother ? personId : null,
    address,
    device: device.slice(0, 400),
  };
}
