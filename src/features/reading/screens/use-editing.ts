import { useEffect, useMemo, useState } from "react";
import { sheetsHere } from "#client/failed-sheets.ts";
import { showAddress } from "#client/navigation.ts";
import { useLazyPart } from "#ui/lazy-part.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { EditSlots } from "#features/writing/parts/edit-page.tsx";
import type { pageAtScreen } from "../screen.ts";

const loadEditPage = async () => {
  const part = await import("#features/writing/parts/edit-page.tsx");
  await sheetsHere();
  return part;
};
const loadCanvas = () => import("#features/writing/canvas/parts/edit-canvas.tsx");

export type Editing = ReturnType<typeof useEditing>;

/**
 * Whether the page that is shown is being edited. It begins in place, without a round of navigation, and ends when the
 * page is read anew; nothing of the editor is fetched before somebody is near to it.
 */
export function useEditing(data: ScreenData<typeof pageAtScreen>) {
  const [begun, setBegun] = useState(data.isEditing ? data : null);
  const [covered, setCovered] = useState<typeof data | null>(null);
  const [part, want] = useLazyPart(loadEditPage, () => setBegun(null));
  const { slots, ...slotRefs } = useSlots();
  const isOn = begun === data;
  const { address } = data.page;

  function prepare() {
    want();
    // Fetched beside the rest; edit mode takes it from the browser's memory.
    loadCanvas().catch(() => {});
  }

  useEffect(() => {
    if (isOn) want(true);
  }, [isOn]);

  return {
    isOn,
    /** The canvas stands where the body was. */
    isCovered: isOn && covered === data,
    EditPage: isOn ? (part?.EditPage ?? null) : null,
    slots,
    ...slotRefs,
    prepare,
    begin() {
      showAddress(`${address}?edit`);
      setBegun(data);
    },
    cover: useMemo(() => () => setCovered(data), [data]),
  };
}

/** Where edit mode puts its pieces, as soon as all of them are there. */
function useSlots() {
  const [bar, setBar] = useState<Element | null>(null);
  const [title, setTitle] = useState<Element | null>(null);
  const [body, setBody] = useState<Element | null>(null);
  const slots = useMemo<EditSlots | null>(
    () => (bar && title && body ? { bar, title, body } : null),
    [bar, title, body],
  );
  return { slots, setBar, setTitle, setBody };
}
