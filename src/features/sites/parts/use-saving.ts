import type { Failure } from "#client/call.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { type NoticeText, useNotices } from "#ui/notices-host.tsx";
import { useTellRefusal } from "../rights/parts/tell-refusal.ts";

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
  const tellRefusal = useTellRefusal();

  /** Told before the screen follows, which on a slow line takes longer than anybody waits for a word. */
  async function keep(sent: Sent, isRestored: boolean, noticeOf: (saved: Saved) => NoticeText) {
    const answer = await save(sent);
    if (!answer.success)
      return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer, say(words.notSaved));
    tell(noticeOf(answer));
    await follow(answer, { sent, isRestored });
  }

  function savedNotice(saved: Saved): NoticeText {
    const { replaced } = saved;
    const text = replaced === null ? say(words.saved) : say(words.savedOver, { name: replaced });
    const perform = () => void keep(before(saved), true, () => ({ text: say(words.restored) }));
    return { kind: "undo", text, undo: { label: say(words.undo), perform } };
  }

  return (sent) => keep(sent, false, savedNotice);
}
