import { hostileTexts } from "./hostile-texts.ts";

/** Four times the input takes four times the work, or sixteen times where each letter is read again for every other. */
const growthMost = 9;

export type Sizes = {
  readonly letters: number;
  /** Milliseconds of processor time below which growth is not looked at: it would be that of the machine. */
  readonly quickly: number;
};

/** What some work cost, in milliseconds of processor time. */
export type Cost = (work: () => void) => number;

/** The hostile texts for which the work of a reader grows faster than they do, each with its times by `cost`. */
export function growthFaults(
  read: (text: string) => unknown,
  sizes: Sizes,
  cost: Cost = processorTime,
): string[] {
  const small = hostileTexts(sizes.letters);
  const large = hostileTexts(4 * sizes.letters);
  return Object.keys(small).flatMap((name) => {
    const huge = () => hostileTexts(16 * sizes.letters)[name] ?? "";
    const texts = { small: small[name] ?? "", large: large[name] ?? "", huge };
    const fault = growthFault({ read, cost }, texts, sizes);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

function growthFault(
  { read, cost }: { readonly read: (text: string) => unknown; readonly cost: Cost },
  texts: { readonly small: string; readonly large: string; readonly huge: () => string },
  { letters, quickly }: Sizes,
): string | null {
  const large = () => void read(texts.large);
  const small = () => void read(texts.small);
  if (cost(large) <= quickly) return null;
  small();
  let least = Infinity;
  let most = Infinity;
  // The best of several, because others may have the machine meanwhile.
  for (let run = 0; run < 5; run++) {
    least = Math.min(least, cost(small));
    most = Math.min(most, cost(large));
    if (most <= quickly || most <= growthMost * Math.max(1, least)) return null;
  }
  // Memory that has to be cleared grows in steps: what is worse than its input goes on getting worse.
  const huge = texts.huge();
  const isProportionate = () => cost(() => void read(huge)) <= growthMost * most;
  // The first time is that of memory which is fetched and cleared, too.
  if (isProportionate() || isProportionate() || isProportionate()) return null;
  return `${letters} letters took ${least.toFixed(1)} ms, four times as many ${most.toFixed(1)} ms`;
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
