import type { ReactNode } from "react";
import { type Failure, send } from "#client/call.ts";
import { batchTime } from "#features/pages/batches/model/wire.ts";
import { readBatchSharing } from "../contract.ts";
import { batchSharing } from "../model/batch-lines.ts";

/** What the dialog shows for these pages; why it cannot be shown, in a sentence or as the call that failed. */
export async function openBatchSharing(
  ids: readonly number[],
): Promise<{ readonly content: () => Promise<ReactNode> } | { readonly why: string | Failure }> {
  const answer = await send(readBatchSharing, { ids: [...ids] }, batchTime);
  if (!answer.success) return { why: answer };
  const sharing = batchSharing(answer);
  if (sharing.count === 0) return { why: sharing.left };
  return {
    content: async () => {
      const { ShareBatchDialog } = await import("./share-batch-dialog.tsx");
      return <ShareBatchDialog {...{ ids, sharing }} />;
    },
  };
}
