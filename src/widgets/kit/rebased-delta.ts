import { type RichDelta, type RichStep, joined } from "./rich-delta.ts";

/**
 * A change of a text as a change of what another made of the same text meanwhile: so both can be had one after the other, in
 * either order. Of words that both put in one place, the other's come first where `isBehind`.
 */
export function rebased(delta: RichDelta, over: RichDelta, isBehind: boolean): RichDelta {
  const [own, other] = [taking(delta), taking(over)];
  const steps: RichStep[] = [];
  while (own.kind() !== null || other.kind() !== null) {
    if (own.kind() === "insert" && (!isBehind || other.kind() !== "insert")) steps.push(own.take(own.left()));
    else if (other.kind() === "insert") steps.push({ retain: lengthOf(other.take(other.left())) });
    else if (own.kind() === null) break;
    else {
      const most = Math.min(own.left(), other.left());
      const [step, theirs] = [own.take(most), other.take(most)];
      // What the other took away is neither kept nor taken away again.
      if (!("delete" in theirs)) steps.push(step);
    }
  }
  return joined(steps);
}

type Kind = "retain" | "insert" | "delete";

/** A delta piece by piece; behind its end everything is kept. */
function taking(delta: RichDelta) {
  let at = 0;
  let used = 0;
  const here = () => delta[at];
  return {
    kind(): Kind | null {
      const step = here();
      if (!step) return null;
      return "insert" in step ? "insert" : "delete" in step ? "delete" : "retain";
    },
    left(): number {
      const step = here();
      return step ? lengthOf(step) - used : Number.MAX_SAFE_INTEGER;
    },
    take(length: number): RichStep {
      const step = here();
      if (!step) return { retain: length };
      const from = used;
      used += length;
      if (used >= lengthOf(step)) [at, used] = [at + 1, 0];
      if ("insert" in step) return { ...step, insert: step.insert.slice(from, from + length) };
      return "delete" in step ? { delete: length } : { ...step, retain: length };
    },
  };
}

export function lengthOf(step: RichStep): number {
  if ("insert" in step) return step.insert.length;
  return "delete" in step ? step.delete : step.retain;
}
