import { useState } from "react";
import { send } from "#client/call.ts";
import { batchTime, outcomeOf } from "#features/pages/batches/model/wire.ts";
import { useBatchDone } from "#features/pages/batches/parts/use-batch-done.ts";
import { batchWords } from "#features/pages/batches/wording.ts";
import { withRight } from "#features/sharing/rules.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { shareBatch } from "../../batches/contract.ts";
import type { personPermissionsScreen } from "../screen.ts";
import { personShareWords as words } from "../wording.ts";

type Data = ScreenData<typeof personPermissionsScreen>;
export type PageRights = { readonly view: boolean; readonly edit: boolean };
type Page = { readonly id: number; readonly title: string };

/** What a person may do with single pages: shown at once as it is turned, and saved as one page's sharing is, with a way back. */
export function usePageRights({ id: personId, name, pages }: Data) {
  const say = useSay();
  const { fail } = useNotices();
  const done = useBatchDone(words.restored);
  const [turning, setTurning] = useState<ReadonlyMap<number, PageRights>>(new Map());

  async function give({ id, title }: Page, rights: PageRights): Promise<void> {
    setTurning((before) => new Map(before).set(id, rights));
    const lines = { [personId]: rights };
    const answer = await send(shareBatch, { ids: [id], lines }, batchTime);
    if (!answer.success) fail(answer, say(batchWords.failed));
    else {
      const text = rights.edit ? words.edits : rights.view ? words.views : words.taken;
      await done(say(text, { name, title }), outcomeOf(answer));
      keepFocus();
    }
    setTurning((before) => new Map([...before].filter(([each]) => each !== id)));
  }

  function rightsOf(page: Data["pages"][number]): PageRights {
    return turning.get(page.id) ?? { view: true, edit: page.mayEdit };
  }

  function turn(page: Data["pages"][number], right: keyof PageRights, on: boolean): void {
    const { view, edit } = withRight({ ...rightsOf(page), follow: false }, { right, on });
    void give(page, { view, edit });
  }

  /** A page that they are given already keeps what they may do with it. */
  function add(page: Page): void {
    if (!pages.some(({ id }) => id === page.id)) void give(page, { view: true, edit: false });
  }

  return { rightsOf, turn, add };
}

/** A line that is gone takes the focus with it, to the title where the screen was read again: it goes to what stands first. */
function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches("h1"))
    document.querySelector<HTMLElement>(".person-shares-pages :is(input, button)")?.focus();
}
