import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type GDocEmbed, shownGDocEmbed } from "./schema.ts";
import { GDocEmbedSettings } from "./settings.tsx";
import { gdocEmbedWords } from "./wording.ts";

function GDocEmbedEditor(props: EditorProps<GDocEmbed>) {
  return <EmbedEditor of={props} shown={shownGDocEmbed(props.content)} words={gdocEmbedWords} />;
}

export const gdocEmbedEditor: LateParts<GDocEmbed> = { Editor: GDocEmbedEditor, Settings: GDocEmbedSettings };
