import { type SubmitEvent, useRef } from "react";
import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { openingWords as words } from "../wording.ts";
import { readOpening } from "../contract.ts";

/** Asks before a form is sent that makes a subsite public; says whether it asks. Once it is agreed to, the form is sent. */
export function useOpening({ id, name, isPublic }: { id: number; name: string; isPublic: boolean }) {
  const say = useSay();
  const { open } = useDialogs();
  const isAgreed = useRef(false);

  return (event: SubmitEvent<HTMLFormElement>): boolean => {
    const form = event.currentTarget;
    const opens = !isPublic && new FormData(form).get("public") === "yes";
    if (!opens || isAgreed.current) {
      isAgreed.current = false;
      return false;
    }
    event.preventDefault();
    const agree = () => {
      isAgreed.current = true;
      form.requestSubmit();
    };
    open(async () => {
      const { OpeningDialog } = await import("./opening-dialog.tsx");
      const opening = await send(readOpening, { id });
      if (!opening.success) throw new Error(opening.reason);
      return <OpeningDialog name={name} opening={opening} onConfirm={agree} />;
    }, say(words.notLoaded));
    return true;
  };
}
