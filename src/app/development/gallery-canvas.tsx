import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { Upload } from "#widgets/kit/editor.ts";
import { useState, useSyncExternalStore } from "react";
import { EditCanvas } from "#features/writing/canvas/parts/edit-canvas.tsx";
import { noMentions } from "#widgets/kit/mention-faces.ts";
import type { PageSources } from "#features/writing/canvas/screens/page-sources.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { galleryDocument, galleryPage } from "./gallery-page.ts";
import { localSession } from "./local-session.ts";
import "#features/pages/parts/page-screen.css";
import "#features/pages/parts/body.css";
import "./gallery-canvas.css";

const pages = ["Sailing in fog", "Working on the night ferry", "Fog signals"].map((title, at) => ({
  id: at + 11,
  title,
  address: `/page/${at + 11}/`,
}));
const refused = "Nothing is kept here";
const sources: PageSources = {
  findPages: async (words) => pages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())),
  mentions: noMentions,
  findMentions: async () => ({ people: [], pages }),
  fetchFeed: async () => ({ trouble: null }),
  pageById: async (id) => pages.find((page) => page.id === id) ?? null,
  upload: (_widget, file, as) => refusedUpload(file, as),
  bring: () => refusedUpload(new File([], "picture"), "image"),
  skip: () => {},
  uploads: () => ({ all: () => [], subscribe: () => () => {} }),
  hole: () => ({ data: () => null, subscribe: () => () => {}, act: null }),
};

function refusedUpload(file: File, as: Upload["as"]): Upload {
  return {
    file,
    as,
    done: Promise.resolve({ trouble: refused }),
    state: () => ({ phase: "error", sent: 0, total: file.size, trouble: refused, canRetry: false }),
    subscribe: () => () => {},
    cancel() {},
    retry() {},
    taken() {},
    leave() {},
  };
}

export function GalleryCanvas({ widgets }: { widgets: number }) {
  const [session] = useState(() => localSession(galleryDocument(widgets)));
  const { canUndo, canRedo } = useSyncExternalStore(session.subscribe, session.state);
  return (
    <>
      <div className="development-bar" role="region" aria-label="Editing">
        <a href="/-/gallery/">Gallery</a>
        <IconButton
          icon={Undo2}
          label="Undo"
          onPress={() => session.undo.undo()}
          disabledReason={canUndo ? null : "Nothing to undo"}
        />
        <IconButton
          icon={Redo2}
          label="Redo"
          onPress={() => session.undo.redo()}
          disabledReason={canRedo ? null : "Nothing to redo"}
        />
      </div>
      <div className="pages-reader">
        <article className="pages-reader-page">
          <h1>{galleryPage.title}</h1>
          <p className="pages-facts">Nothing written here is kept.</p>
          <EditCanvas session={session} page={galleryPage} personId={1} sources={sources} />
        </article>
      </div>
    </>
  );
}
