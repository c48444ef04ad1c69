import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({
  href,
  children,
  look = "plain",
  size = "normal",
  icon,
}: {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  size?: "normal" | "small";
  icon?: LucideIcon;
}) {
  return (
    <a className={buttonClass(look, size)} href={href}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
