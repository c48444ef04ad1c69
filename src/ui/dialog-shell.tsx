import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { focusInto, keepFocusInside } from "./dialog-focus.ts";
import { DialogLayerContext } from "./dialog-layer.ts";
import { DialogSkeleton } from "./dialog-skeleton.tsx";
import { useNotices } from "./notices-host.tsx";
import { usePickers } from "./use-pickers.ts";
import "./dialog.css";

const onTop = "[data-layer]:not([hidden])";

type DialogShellProps = {
  opener: Element | null;
  body: ReactNode;
  onClosed: () => void;
};

/**
 * The open dialog. The platform keeps the rest of the page out of reach and closes popups and dropdowns (DLGS-02);
 * Escape closes the innermost thing (DLGS-03), Ctrl+Enter confirms (DLGS-05), the focus returns to the opener (DLGS-21).
 */
export function DialogShell({ opener, body, onClosed }: DialogShellProps) {
  const base = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pickers, pick, giveFocusBack } = usePickers();
  const layers = [{ id: 0, body, leave: onClosed }, ...pickers];
  const top = layers.at(-1);
  const titleOf = (id: number | undefined) => `${base}-title-${id}`;

  useModal(dialog, opener);
  useEffect(() => {
    if (!giveFocusBack() && body !== null) focusInto(dialog.current?.querySelector(onTop));
  }, [body, top?.id, giveFocusBack]);

  return (
    <dialog
      ref={dialog}
      className="ui-dialog"
      aria-labelledby={titleOf(top?.id)}
      tabIndex={-1}
      onKeyDown={(event) => press(event, top)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        top?.leave();
      }}
      onClose={(event) => event.target === event.currentTarget && onClosed()}
    >
      {layers.map((layer) => (
        <div className="ui-dialog-layer" key={layer.id} data-layer={layer.id} hidden={layer !== top}>
          <DialogLayerContext value={{ titleId: titleOf(layer.id), close: layer.leave, pick }}>
            {layer.body ?? <DialogSkeleton titleId={titleOf(layer.id)} />}
          </DialogLayerContext>
        </div>
      ))}
    </dialog>
  );
}

function press(event: KeyboardEvent<HTMLDialogElement>, top: { leave: () => void } | undefined): void {
  if (event.defaultPrevented) return;
  keepFocusInside(event);
  const confirms = event.key === "Enter" && (event.ctrlKey || event.metaKey);
  if (!confirms && event.key !== "Escape") return;
  event.preventDefault();
  if (confirms)
    event.currentTarget.querySelector<HTMLFormElement>(`${onTop} form.ui-dialog-frame`)?.requestSubmit();
  else top?.leave();
}

/** Puts the selection of a text that one writes in back: a field of the dialog takes it, and with the focus alone no letter would arrive. */
function caretIn(opener: Element | null): () => void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  const isIn =
    opener instanceof HTMLElement && opener.isContentEditable && opener.contains(anchorNode ?? null);
  if (!isIn || !anchorNode || !focusNode) return () => {};
  return () => {
    if (!anchorNode.isConnected || !focusNode.isConnected) return;
    document.getSelection()?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
  };
}

/** Shows the dialog over everything, with the notices in it, and gives the focus back at the end. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, opener: Element | null): void {
  const { moveInto } = useNotices();
  useLayoutEffect(() => {
    const element = dialog.current;
    // The page behind stays where it is when its scrollbar goes.
    const root = document.documentElement;
    const giveCaretBack = caretIn(opener);
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    element?.showModal();
    moveInto(element);
    return () => {
      moveInto(null);
      element?.close();
      if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
      opener.focus();
      giveCaretBack();
    };
  }, [dialog, opener, moveInto]);
}
