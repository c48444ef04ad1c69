import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";

type ButtonProps = {
  children: ReactNode;
  onPress?: () => void;
  look?: ButtonLook;
  size?: "normal" | "small";
  type?: "button" | "submit";
  icon?: LucideIcon;
  pressed?: boolean;
  busy?: boolean;
  disabledReason?: string | null;
};

/** A button with words. With a `disabledReason` it does nothing, says why beside it and stays within reach of the keyboard. */
export function Button({
  children,
  onPress,
  look = "plain",
  size = "normal",
  type = "button",
  icon,
  pressed,
  busy = false,
  disabledReason,
}: ButtonProps) {
  const reasonId = useId();
  const inert = busy || Boolean(disabledReason);
  const button = (
    <button
      type={inert ? "button" : type}
      className={buttonClass(look, size)}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={inert ? undefined : onPress}
    >
      {busy ? <span className="ui-button-spinner" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="ui-button-reasoned">
      {button}
      <span className="ui-button-reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
