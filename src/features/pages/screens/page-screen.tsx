import { UploadsPlace } from "#features/files/sending/parts/uploads-place.tsx";
import type { Frame } from "#features/menu/contract.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { LazyEditor } from "../editing/screens/lazy-editor.tsx";
import type { pageAtScreen } from "../screen.ts";
import { PageReader } from "./page-reader.tsx";

/** A page at its address: read, or with `?edit` its source in the editor; files that are sent meanwhile stay in sight. */
export function PageScreen({ data, frame }: { data: ScreenData<typeof pageAtScreen>; frame: Frame }) {
  return (
    <>
      {data.editor ? (
        <LazyEditor page={data.page} text={data.editor} personId={frame.me?.id ?? 0} />
      ) : (
        <PageReader page={data.page} html={data.html} frame={frame} />
      )}
      <UploadsPlace />
    </>
  );
}
