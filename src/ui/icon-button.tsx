import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";

/** A button that is only a sign; the label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  onPress,
  look = "quiet",
  size = "normal",
  pressed,
  disabledReason,
}: {
  icon: LucideIcon;
  label: string;
  onPress?: () => void;
  look?: ButtonLook;
  size?: "normal" | "small";
  pressed?: boolean;
  disabledReason?: string | null;
}) {
  const reasonId = useId();
  return (
    <button
      type="button"
      className={buttonClass(look, size, "icon")}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      title={disabledReason ? `${label}: ${disabledReason}` : label}
      onClick={disabledReason ? undefined : onPress}
    >
      <Icon of={icon} size={size === "small" ? 16 : 20} />
      {disabledReason && (
        <span className="ui-unseen" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
