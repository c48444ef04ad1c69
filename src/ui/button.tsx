import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
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
  const keptFocus = useKeptFocus();
  const inert = busy || Boolean(disabledReason);
  const button = (
    <button
      ref={keptFocus}
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

/** The button is another element with a reason beside it than without one: whoever was on it stays on it when one comes or goes. */
function useKeptFocus() {
  const [keep] = useState(() => {
    let isOn = false;
    return (element: HTMLButtonElement) => {
      if (isOn) element.focus();
      return () => {
        isOn = element === document.activeElement;
      };
    };
  });
  return keep;
}
