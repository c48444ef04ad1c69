import { type ComponentType, useEffect, useMemo, useReducer, useState } from "react";
import * as Y from "yjs";
import type { Document } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { readDraftWidget } from "#documents/draft/draft-widget.ts";
import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import { tellNotAFile, uploadTo, uploadsOf } from "#features/files/sending/parts/upload-queue.ts";
import { UploadsPlace } from "#features/files/sending/parts/uploads-place.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { EditorProps, PageTools } from "#widgets/kit/editor.ts";
import { noMentions } from "#widgets/kit/mention-faces.ts";
import { editors } from "#widgets/editors.ts";
import { schemas } from "#widgets/schemas.ts";
import "#features/pages/parts/body.css";
import "#widgets/kit/prose.css";

const kinds = { markdown1: "Markdown", table1: "Table", image1: "Image", attachment1: "Attachment" } as const;

/** The editors of single kinds on a draft that is gone with the tab. `rows` are those of the table. */
export function GalleryKinds() {
  // How many rows there are stands in the address, which the server's side of this page does not read.
  return useHydrated() ? <Kinds /> : null;
}

function Kinds() {
  const [page] = useState(() => {
    const rows = Number(new URLSearchParams(globalThis.location?.search).get("rows") ?? 3);
    const draft = draftFrom(galleryDocument(rows));
    return { draft, undo: new Y.UndoManager(draft, { trackedOrigins: new Set(["own"]) }) };
  });
  const [said, setSaid] = useState("");
  const [isShown, setShown] = useState(true);
  // Journeys write into it as another person would.
  useEffect(() => void Object.assign(globalThis, { galleryDraft: page.draft }), [page]);
  return (
    <section aria-label="Editors">
      <h2>Editors</h2>
      <div className="development-row">
        <Button onPress={() => page.undo.undo()}>Undo</Button>
        <Button onPress={() => page.undo.redo()}>Redo</Button>
        <Button onPress={() => setShown(!isShown)}>{isShown ? "Read" : "Edit"}</Button>
      </div>
      <div
        className="pages-body"
        style={{
          maxInlineSize: 760,
          marginInline: "auto",
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 40,
        }}
      >
        {isShown &&
          Object.keys(kinds).map((id) => (
            <KindHost key={id} id={id as keyof typeof kinds} {...page} onSaid={setSaid} />
          ))}
      </div>
      <p role="status">{said}</p>
      <UploadsPlace />
    </section>
  );
}

function KindHost(props: {
  id: keyof typeof kinds;
  draft: Y.Doc;
  undo: Y.UndoManager;
  onSaid: (sentence: string) => void;
}) {
  const say = useSay();
  const { id, draft, undo, onSaid } = props;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    draft.on("update", draw);
    return () => draft.off("update", draw);
  }, [draft]);
  const page = useMemo<PageTools>(() => {
    const place = { pageId: 1, widgetId: id };
    return {
      change: (work) => draft.transact(work, "own"),
      endStep: () => undo.stopCapturing(),
      insertAfter(widgets) {
        onSaid(`after: ${JSON.stringify(widgets)}`);
        return ["elsewhere"];
      },
      insertBefore(widgets) {
        onSaid(`before: ${JSON.stringify(widgets)}`);
        return ["elsewhere"];
      },
      replace: (widget) => onSaid(`instead: ${JSON.stringify(widget)}`),
      remove: () => onSaid("removed"),
      removeOther: (other) => onSaid(`removed ${other}`),
      selectOther: (other) => onSaid(`selected ${other}`),
      column: () => null,
      neighbour: () => null,
      selectOut: ({ to }) => onSaid(`selected, ${to}`),
      readPasted: () => [],
      addFiles: (files) => onSaid(`files: ${files.map(({ name }) => name).join(", ")}`),
      enter: (other) => onSaid(`went to ${other}`),
      leave: (to) => onSaid(`left ${to}`),
      typedSigns: "",
      offerTyped: () => {},
      emojiCalled: () => null,
      findPages: async () => [],
      findPeople: async () => [],
      pageById: async () => null,
      fetchFeed: async () => ({ trouble: null }),
      mentions: noMentions,
      upload: (file, as, offer) => uploadTo(place, { file, as, offer }, say),
      skip: (name) => tellNotAFile(place, name, say),
      arrive: (work: () => void) => work(),
      uploads: { all: () => uploadsOf(place), subscribe: uploadList.subscribe },
      showCaret: () => {},
      hole: { data: () => null, subscribe: () => () => {}, act: null },
      announce: onSaid,
    };
  }, [id, draft, undo, say, onSaid]);
  const { Editor, Settings } = editors[kinds[id]] as unknown as {
    Editor: ComponentType<EditorProps<unknown>>;
    Settings?: ComponentType<EditorProps<unknown>>;
  };
  const own = {
    id,
    draft,
    content: readDraftWidget(draft, id).content,
    isSelected: true,
    takeFocus: forget,
    page,
  };
  return (
    <section aria-label={kinds[id]} data-widget={id}>
      <Editor {...own} />
      {Settings && (
        <details>
          <summary>{kinds[id]} settings</summary>
          <div style={{ display: "grid", gap: 14, inlineSize: 288, padding: 14 }}>
            <Settings {...own} />
          </div>
        </details>
      )}
    </section>
  );
}

const forget = () => {};

function galleryDocument(rows: number): Document {
  const ships = ["Vlieland", "Terschelling", "Friesland", "Tiger"];
  const contents = {
    markdown1: {
      source: "## In thick fog\n\n- slow down to **six knots**\n- sound the horn\n\nSee [the list](/pages/).",
    },
    table1: {
      header: true,
      columns: [
        { id: "a", title: "Ship", width: null },
        { id: "b", title: "Draught", width: null },
        { id: "c", title: "What it does in fog", width: 6 },
      ],
      rows: Array.from({ length: rows }, (_, at) => ({
        id: `r${at}`,
        cells: {
          a: `${ships[at % ships.length]}${at < 4 ? "" : ` ${at}`}`,
          b: `${(at * 7) % 40} dm`,
          c: "Goes slowly between the harbour mouth and the Pollendam.",
        },
      })),
      sort: null,
    },
    image1: schemas.Image.empty(),
    attachment1: { file: null, title: "" },
  };
  return {
    rows: Object.keys(kinds).map((id) => ({ columns: [{ width: 12, widgets: [id] }] })),
    widgets: Object.fromEntries(
      Object.entries(kinds).map(([id, kind]) => [
        id,
        { kind, version: schemas[kind].version, content: contents[id as keyof typeof kinds] },
      ]),
    ),
  };
}
