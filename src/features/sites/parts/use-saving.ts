import type { Failure } from "#client/call.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

type SavingWords = Readonly<Record<"saved" | "savedOver" | "notSaved" | "undo" | "restored", Words>>;

/** `replaced` is whose save was written over, if it was somebody's that the draft did not know. */
type Replacing = { readonly replaced: string | null };

type Saving<Sent, Saved> = {
  readonly save: (sent: Sent) => Promise<({ readonly success: true } & Saved) | Failure>;
  /** What a save brings with it on the screen, also one that takes another back. */
  readonly follow: (
    saved: Saved,
    what: { readonly sent: Sent; readonly isRestored: boolean },
  ) => Promise<void>;
  /** What is sent to take a save back. */
  readonly before: (saved: Saved) => Sent;
};

/** Saves what everybody on a site has in common, tells of it, and offers to take it back. Nothing is thrown: a failure is told. */
export function useSaving<Sent, Saved extends Replacing>(
  words: SavingWords,
  { save, follow, before }: Saving<Sent, Saved>,
): (sent: Sent) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function keep(sent: Sent, isRestored: boolean): Promise<Saved | null> {
    const answer = await save(sent);
    if (!answer.success) {
      fail(answer, say(words.notSaved));
      return null;
    }
    await follow(answer, { sent, isRestored });
    return answer;
  }

  async function restore(saved: Saved) {
    if (await keep(before(saved), true)) tell({ text: say(words.restored) });
  }

  return async (sent) => {
    const saved = await keep(sent, false);
    if (!saved) return;
    const { replaced } = saved;
    const text = replaced === null ? say(words.saved) : say(words.savedOver, { name: replaced });
    const perform = () => void restore(saved);
    tell({ kind: "undo", text, undo: { label: say(words.undo), perform } });
  };
}
