import Copy from "lucide-react/icons/copy";
import { useRef } from "react";
import { copyField } from "#client/copy-text.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { addressWords as words } from "../wording.ts";

/** An address to pass on, with a button that copies it (SHAR-09). */
export function AddressField(props: { label: string; hint: string; copy: string; address: string }) {
  const { label, hint, copy, address } = props;
  const say = useSay();
  const { tell } = useNotices();
  const field = useRef<HTMLInputElement>(null);

  async function press() {
    const isCopied = field.current !== null && (await copyField(field.current));
    tell(isCopied ? { text: say(words.copied) } : { kind: "error", text: say(words.notCopied) });
  }

  return (
    <Field label={label} hint={hint}>
      {(marks) => (
        <span className="ui-control" dir="ltr">
          <input
            {...marks}
            ref={field}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <IconButton icon={Copy} label={copy} onPress={() => void press()} />
        </span>
      )}
    </Field>
  );
}
