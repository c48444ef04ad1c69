import X from "lucide-react/icons/x";
import { type SubmitEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { useDialog } from "./dialog-layer.ts";
import { ErrorText } from "./error-text.tsx";
import { type Failure, spoken } from "./failure.ts";
import { IconButton } from "./icon-button.tsx";
import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";

/**
 * What OK does: answers nothing when it is done and the dialog may close, else the failed call or a sentence; an empty one
 * is a failure too.
 */
export type Confirm = {
  readonly label?: string;
  readonly look?: "primary" | "danger";
  readonly disabledReason?: string | null;
  readonly perform: () => Promise<Outcome> | Outcome;
};

export type Outcome = string | Failure | void;

type DialogFrameProps = {
  title: ReactNode;
  description?: ReactNode;
  /** 420 px to say, 468 to ask, 520 to explain, 640 to invite, 700 to edit, 900 to list, 1000 to pick. */
  size?: "say" | "ask" | "explain" | "invite" | "edit" | "list" | "pick";
  /** After so long the sentence of a failure goes away; without it the sentence stays. */
  errorSeconds?: number;
  /** What OK is about: once it is another, the sentence of a failure goes away. */
  subject?: unknown;
  confirm?: Confirm;
  /** Null leaves the button out. */
  cancelLabel?: string | null;
  /** Other ways on than OK. */
  more?: ReactNode;
  note?: ReactNode;
  headerAction?: ReactNode;
  children: ReactNode;
};

/** The box of a dialog: title, body, the area for errors, and its buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, size = "explain", confirm, cancelLabel, more, note } = props;
  const say = useSay();
  const { close } = useDialog();
  const { busy, error, submit } = useConfirming(confirm, props);

  return (
    <form
      className="ui-dialog-frame"
      data-size={size}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={stopEnterInFields}
    >
      <DialogHeader {...{ title, description }} action={props.headerAction} />
      <div className="ui-dialog-body">{props.children}</div>
      <div className="ui-dialog-error" role="alert">
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      <div className="ui-dialog-footer" data-look={confirm?.look}>
        <Actions
          note={note}
          back={
            cancelLabel !== null && <Button onPress={close}>{cancelLabel ?? say(uiWording.cancel)}</Button>
          }
          more={more}
          main={confirm && <ConfirmButton confirm={confirm} busy={busy} />}
        />
      </div>
    </form>
  );
}

function DialogHeader(props: { title: ReactNode; description: ReactNode; action: ReactNode }) {
  const { title, description, action } = props;
  const say = useSay();
  const { titleId, close } = useDialog();
  return (
    <div className="ui-dialog-header">
      <div>
        <h2 id={titleId}>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      {action}
      <IconButton icon={X} label={say(uiWording.close)} onPress={close} />
    </div>
  );
}

function ConfirmButton({ confirm, busy }: { confirm: Confirm; busy: boolean }) {
  const say = useSay();
  const { label, look = "primary", disabledReason } = confirm;
  return (
    <Button type="submit" {...{ look, busy, disabledReason }}>
      {label ?? say(uiWording.ok)}
    </Button>
  );
}

/** Whether OK is at work, and the sentence when it failed, which may go away after a while. */
function useConfirming(
  confirm: Confirm | undefined,
  { errorSeconds, subject }: Pick<DialogFrameProps, "errorSeconds" | "subject">,
) {
  const say = useSay();
  const { close } = useDialog();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState(subject);
  useEffect(() => {
    if (error === null || errorSeconds === undefined) return;
    const timer = setTimeout(() => setError(null), errorSeconds * 1000);
    return () => clearTimeout(timer);
  }, [error, errorSeconds]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy || !confirm || confirm.disabledReason) return;
    setBusy(true);
    setError(null);
    const refusal = await attempt(confirm.perform, say(uiWording.dialogFailed));
    setBusy(false);
    if (refusal === null) return close();
    setRefused(subject);
    setError(refusal);
  }

  return { busy, error: refused === subject ? error : null, submit };
}

/** The sentence of a failure, the given apology for a bug or where there is no sentence, or null when all went well (DLGS-07). */
async function attempt(perform: Confirm["perform"], apology: string): Promise<string | null> {
  try {
    const outcome = await perform();
    if (outcome === undefined) return null;
    return typeof outcome === "string" ? outcome || apology : spoken(outcome, apology);
  } catch (bug) {
    reportError(bug);
    return apology;
  }
}

/** Enter in a field belongs to the field; it confirms only on OK (DLGS-04). */
function stopEnterInFields(event: KeyboardEvent): void {
  const isPlain = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
  if (isPlain && event.target instanceof HTMLInputElement) event.preventDefault();
}
