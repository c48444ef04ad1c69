import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type IFrame, shownIFrame } from "./schema.ts";
import { IFrameSettings } from "./settings.tsx";
import { iframeWords } from "./wording.ts";

function IFrameEditor(props: EditorProps<IFrame>) {
  return <EmbedEditor of={props} shown={shownIFrame(props.content)} words={iframeWords} />;
}

export const iframeEditor: LateParts<IFrame> = { Editor: IFrameEditor, Settings: IFrameSettings };
