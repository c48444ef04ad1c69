import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { Embeds } from "./schema.ts";

export function EmbedsSettings(props: EditorProps<Embeds>) {
  return <HeightChoice of={props} />;
}
