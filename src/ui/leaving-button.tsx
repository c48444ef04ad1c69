import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";

type LeavingButtonProps = { href: string; look?: ButtonLook; icon?: LucideIcon; children: ReactNode };

/** A link that looks like a button, and whose address answers with the way to another site: the browser goes there itself. */
export function LeavingButton({ href, look = "plain", icon, children }: LeavingButtonProps) {
  return (
    <a className={buttonClass(look, "normal")} href={href} target="_self">
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
