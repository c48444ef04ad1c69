import * as z from "zod/mini";
import { watch } from "#client/live.ts";
import { draftTopic } from "../events.ts";
import { fromBase64 } from "./base64.ts";
import type { Heard } from "./wire.ts";

/** What the server tells of a draft. A change that is too large to be told is read instead. */
const News = z.union([
  z.object({ epoch: z.int(), seq: z.int(), client: z.string(), update: z.optional(z.string()) }),
  z.object({ epoch: z.int(), over: z.literal(true) }),
  z.object({ epoch: z.int(), published: z.int() }),
  // Others may edit now; whoever may no longer is refused by the topic itself.
  z.object({ sharing: z.literal(true) }),
]);

/** Older than everything: the channel then begins by saying that something was missed, and the draft is read once more. */
const fromTheBeginning = "0.0";

/** Hears what others do to the draft, and when it ends; `client` names this tab, whose own changes are left out. */
export function watchDraft(pageId: number, client: string, tell: (heard: Heard) => void): () => void {
  const onGap = () => tell({ what: "gap" });
  const onData = (data: unknown) => {
    const news = News.parse(data);
    if ("sharing" in news) return;
    if ("over" in news) tell({ what: "over", epoch: news.epoch });
    else if ("published" in news) tell({ what: "published" });
    else if (news.client === client) return;
    else if (news.update === undefined) onGap();
    else tell({ what: "change", epoch: news.epoch, seq: news.seq, update: fromBase64(news.update) });
  };
  // Who may no longer listen is told why when the draft is read.
  return watch(draftTopic(pageId), { onData, onGap, onRefused: onGap }, fromTheBeginning);
}
