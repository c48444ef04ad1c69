import Pencil from "lucide-react/icons/pencil";
import { pageWords } from "#features/pages/wording.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { Editing } from "./use-editing.ts";

/** Leads those who may edit a page without words into writing it. */
export function EmptyPage({ address, editing }: { address: string; editing: Editing | undefined }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(pageWords.emptyPage)}
      action={
        <LinkButton
          href={`${address}?edit`}
          look="primary"
          icon={Pencil}
          onNear={editing?.prepare}
          onFollow={editing?.begin}
        >
          {say(pageWords.startWriting)}
        </LinkButton>
      }
    />
  );
}
