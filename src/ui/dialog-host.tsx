import { comes } from "./dialog-under-way.ts";
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import type { DialogShell } from "./dialog-shell.tsx";
import { useSay } from "./language.tsx";
import { NotLoaded } from "./not-loaded.ts";
import { useNotices } from "./notices-host.tsx";
import { OpeningContext } from "./opening.ts";
import { uiWording } from "./wording.ts";

/**
 * Fetches what a dialog shows: usually a dynamic import of its component, then the component itself. The signal is aborted
 * where nobody waits for it any more.
 */
export type DialogContent = (abandoned: AbortSignal) => Promise<ReactNode>;

export type Dialogs = {
  /**
   * Opens a dialog. Answers false and does nothing while another is open (DLGS-01). A content that cannot be fetched
   * closes the dialog with an error notice: why it was `NotLoaded`, else `failure` or the default sentence (DLGS-08, DLGS-15).
   */
  readonly open: (content: DialogContent, failure?: string) => boolean;
  /** Opens the generic message dialog (DLGS-09). */
  readonly message: (title: string, text: ReactNode) => boolean;
};

const DialogsContext = createContext<Dialogs | null>(null);

type Opened = {
  readonly opener: Element | null;
  readonly body: ReactNode;
  readonly Shell: typeof DialogShell | null;
};

type HostProps = {
  /** One is on its way, or another piece that somebody waits for; gives what is done when it has come, or will not. */
  onOpening: () => () => void;
  children: ReactNode;
};

/** Lets everything below it open a dialog, one at a time. Nothing of a dialog is fetched before the first one opens. */
export function DialogHost({ onOpening, children }: HostProps) {
  const { opened, open, close } = useOpened(onOpening);
  const latest = useRef(open);
  latest.current = open;
  const dialogs = useMemo<Dialogs>(
    () => ({
      open: (content, failure) => latest.current(content, failure),
      message: (title, text) =>
        latest.current(async () => {
          const { MessageDialog } = await import("./message-dialog.tsx");
          return <MessageDialog title={title} text={text} />;
        }),
    }),
    [],
  );

  return (
    <DialogsContext value={dialogs}>
      <OpeningContext value={onOpening}>
        {children}
        {opened?.Shell && <opened.Shell opener={opened.opener} body={opened.body} onClosed={close} />}
      </OpeningContext>
    </DialogsContext>
  );
}

/** The dialog that is open, and its ways in and out. */
function useOpened(onOpening: HostProps["onOpening"]) {
  const say = useSay();
  const { tell } = useNotices();
  const turn = useRef<AbortController | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  function close() {
    turn.current?.abort();
    turn.current = null;
    setOpened(null);
  }

  function open(content: DialogContent, failure = say(uiWording.dialogNotLoaded)): boolean {
    if (turn.current) return false;
    const mine = new AbortController();
    turn.current = mine;
    setOpened({ opener: document.activeElement, body: null, Shell: null });
    const fill = (part: Partial<Opened>) => {
      if (turn.current === mine) setOpened((now) => now && { ...now, ...part });
    };
    const come = comes(mine.signal, onOpening(), close);
    const shell = import("./dialog-shell.tsx").then(({ DialogShell: Shell }) => fill({ Shell }));
    Promise.all([content(mine.signal), shell]).then(
      ([body]) => {
        come();
        fill({ body });
      },
      (reason: unknown) => {
        come();
        if (turn.current !== mine) return;
        close();
        tell({ kind: "error", text: reason instanceof NotLoaded ? reason.message : failure });
      },
    );
    return true;
  }

  return { opened, open, close };
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error("DialogHost is missing above this component");
  return dialogs;
}
