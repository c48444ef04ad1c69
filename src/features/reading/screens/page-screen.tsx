import { UploadsPlace } from "#features/files/sending/parts/uploads-place.tsx";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { pageAtScreen } from "../screen.ts";
import { PageReader } from "./page-reader.tsx";
import { useEditing } from "./use-editing.ts";

/** A page at its address: read, or with `?edit` written in the same place; files that are sent meanwhile stay in sight. */
export function PageScreen({ data, frame }: { data: ScreenData<typeof pageAtScreen>; frame: Frame }) {
  const editing = useEditing(data);
  const { EditPage, slots, isCovered, cover } = editing;
  const personId = frame.me?.id ?? 0;
  return (
    <>
      <PageReader {...data} {...{ frame, editing }} />
      {EditPage && slots && (
        <EditPage page={data.page} {...{ personId, slots }} hasRoom={isCovered} onReady={cover} />
      )}
      <UploadsPlace />
    </>
  );
}
