import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { GDocEmbed } from "./schema.ts";

export function GDocEmbedSettings(props: EditorProps<GDocEmbed>) {
  return <HeightChoice of={props} />;
}
