import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type Youtube, shownYoutube } from "./schema.ts";
import { YoutubeSettings } from "./settings.tsx";
import { youtubeWords } from "./wording.ts";

function YoutubeEditor(props: EditorProps<Youtube>) {
  return <EmbedEditor of={props} shown={shownYoutube(props.content)} words={youtubeWords} />;
}

export const youtubeEditor: LateParts<Youtube> = { Editor: YoutubeEditor, Settings: YoutubeSettings };
