import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import { bringTo, tellNotAFile, uploadTo, uploadsOf } from "#features/files/sending/parts/upload-queue.ts";
import type { Say } from "#kernel/language.ts";
import { actOn } from "#features/pages/holes/parts/act-on.ts";
import type { DraftHoles } from "#features/pages/holes/parts/draft-holes.ts";
import type { PageSources } from "../canvas/screens/page-sources.ts";
import { beginBringing } from "../tab/bringing.ts";
import { feedFetcher } from "./fetched-feeds.ts";
import { findPages, pageById } from "./linked-pages.ts";
import { mentionFaces } from "./mention-faces.ts";
import { findMentions } from "./mentionable.ts";

/** Pages to link to and uploads, for the editors of a page's widgets. */
export function pageSources(pageId: number, say: Say, holes: DraftHoles): PageSources {
  return {
    findPages,
    pageById,
    fetchFeed: feedFetcher(pageId, holes),
    mentions: mentionFaces(pageId),
    findMentions,
    upload: (widgetId, file, as, offer) => uploadTo({ pageId, widgetId }, { file, as, offer }, say),
    bring(widgetId, brings) {
      const as = brings.from === "web" ? "image" : brings.as;
      const begin = () => beginBringing(pageId, brings);
      return bringTo({ pageId, widgetId }, { name: brings.name, as, begin }, say);
    },
    skip: (widgetId, name) => tellNotAFile({ pageId, widgetId: widgetId ?? "" }, name, say),
    uploads: (widgetId) => ({
      all: () => uploadsOf({ pageId, widgetId }),
      subscribe: uploadList.subscribe,
    }),
    hole: (widgetId, kind) => ({
      data: () => holes.data(widgetId),
      subscribe: holes.subscribe,
      act: actOn({ pageId, widgetId, kind }, (data) => holes.take([{ id: widgetId, data }])),
    }),
  };
}
