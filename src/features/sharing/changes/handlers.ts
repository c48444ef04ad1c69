import { handle } from "#calls/handle.ts";
import { sharedPageFor } from "../operations.ts";
import { previewSharing } from "./contract.ts";
import { asksBefore, changeSentences } from "./model/sentences.ts";
import { accessChange } from "./operations.ts";
import { changeWords } from "./wording.ts";

export const changeHandlers = [
  handle(previewSharing, async ({ input, actor, tx, say }) => {
    const page = await sharedPageFor(actor, input.page_id, tx);
    const sent = input.settings.permission_state;
    const change = await accessChange(actor, { pageId: page.id, sent }, tx);
    const sentences = changeSentences(change, say);
    return {
      sentences: change.isUnpublished ? [...sentences, say(changeWords.unpublished)] : sentences,
      asks: asksBefore(change),
    };
  }),
];
