import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useState } from "react";
import { Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";

type PasswordFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Whether the person knows it already, so that a password keeper fills or offers one. */
  purpose: "current-password" | "new-password";
};

/** A password that can be shown while it is typed. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  name,
  value,
  onChange,
  purpose,
}: PasswordFieldProps) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(marks) => (
        <span className="ui-control">
          <input
            {...marks}
            type={shown ? "text" : "password"}
            name={name}
            value={value}
            autoComplete={purpose}
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <span className="ui-control-end">
            <IconButton
              size="small"
              icon={shown ? EyeOff : Eye}
              label={say(shown ? uiWording.hidePassword : uiWording.showPassword)}
              onPress={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
