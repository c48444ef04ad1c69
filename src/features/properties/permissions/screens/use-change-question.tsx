import { useDialogs } from "#ui/dialog-host.tsx";
import type { AccessChange } from "./use-access-change.ts";

/** What is asked about: in sentences, or that it could not be found out. */
export type Question = { readonly sentences: readonly string[] | null };

/**
 * Whether it is asked before a state of the permissions is saved. What the rules refuse is not: saving it says so. Where nobody answers, losing somebody
 * unseen is the worse mistake.
 */
export function useChangeQuestion(changeOf: (settings: string) => Promise<AccessChange>) {
  const dialogs = useDialogs();
  return {
    async questionFor(settings: string): Promise<Question | null> {
      const change = await changeOf(settings);
      if (change.success) return change.asks ? { sentences: change.sentences } : null;
      return change.status === 0 || change.status >= 500 ? { sentences: null } : null;
    },
    ask({ sentences }: Question, save: () => Promise<void>): void {
      dialogs.open(async () => {
        const { ChangeQuestion } = await import("./change-question.tsx");
        // It closes at once; the button of the screen says that it is being saved.
        return <ChangeQuestion sentences={sentences} onSave={() => void save()} />;
      });
    },
  };
}
