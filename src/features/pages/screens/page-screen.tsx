import type { Frame } from "#features/menu/contract.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { LazyEditor } from "../editing/screens/lazy-editor.tsx";
import type { pageAtScreen } from "../screen.ts";
import { PageReader } from "./page-reader.tsx";

/** A page at its address: read, or with `?edit` its source in the editor. */
export function PageScreen({ data, frame }: { data: ScreenData<typeof pageAtScreen>; frame: Frame }) {
  if (data.editor) return <LazyEditor page={data.page} text={data.editor} personId={frame.me?.id ?? 0} />;
  return <PageReader page={data.page} html={data.html} frame={frame} />;
}
