import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type Embeds, shownEmbeds } from "./schema.ts";
import { EmbedsSettings } from "./settings.tsx";
import { embedsWords } from "./wording.ts";

function EmbedsEditor(props: EditorProps<Embeds>) {
  return <EmbedEditor of={props} shown={shownEmbeds(props.content)} words={embedsWords} />;
}

export const embedsEditor: LateParts<Embeds> = { Editor: EmbedsEditor, Settings: EmbedsSettings };
