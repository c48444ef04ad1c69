import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { bringBack } from "#features/writing/canvas/parts/brought-back.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { faces } from "#widgets/faces.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { readVersionBlock } from "../contract.ts";
import { blockOf } from "../model/block-of.ts";
import { versionWords } from "../wording.ts";

/** Where a block comes from, and the page into whose draft it goes. */
export type Source = { readonly pageId: number; readonly pageAddress: string; readonly versionId: number };

/** Puts a block of an old version into the draft, and opens that: readers see nothing of it yet. */
export function RestoreBlock({ from, id, kind }: { from: Source; id: string; kind: WidgetKind }) {
  const say = useSay();
  const { fail } = useNotices();
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    const answer = await send(readVersionBlock, blockOf(from, id));
    setBusy(false);
    if (!answer.success) return fail(answer);
    const { block, before } = answer;
    bringBack({ pageId: from.pageId, id, widget: { ...block, content: block.content }, before });
    await visit(`${from.pageAddress}?edit`);
  }

  return (
    <Button size="small" busy={busy} onPress={() => void restore()}>
      {say(versionWords.restoreBlock, { kind: say(faces[kind].name) })}
    </Button>
  );
}
