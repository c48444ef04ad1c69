import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type GMaps, shownGMaps } from "./schema.ts";
import { GMapsSettings } from "./settings.tsx";
import { gmapsWords } from "./wording.ts";

function GMapsEditor(props: EditorProps<GMaps>) {
  return <EmbedEditor of={props} shown={shownGMaps(props.content)} words={gmapsWords} />;
}

export const gmapsEditor: LateParts<GMaps> = { Editor: GMapsEditor, Settings: GMapsSettings };
