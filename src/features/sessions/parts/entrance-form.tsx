import type { ComponentProps, ReactNode } from "react";
import { Button } from "#ui/button.tsx";

/** The form at the entrance, under the magic of the page and with one button. `form` is what `useForm` gives for it. */
export function EntranceForm(props: {
  form: ComponentProps<"form">;
  magic: string;
  busy: boolean;
  label: string;
  children: ReactNode;
}) {
  return (
    <form className="sessions-entrance-form" {...props.form}>
      <input type="hidden" name="magic" value={props.magic} />
      {props.children}
      <div className="sessions-entrance-act">
        <Button type="submit" look="primary" busy={props.busy}>
          {props.label}
        </Button>
      </div>
    </form>
  );
}
