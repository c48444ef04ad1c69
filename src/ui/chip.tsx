import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useHere } from "./language.tsx";
import "./chip.css";

/** A small fact beside a name: a tag, a state, a count. */
export function Chip({
  children,
  tone = "neutral",
  icon,
  href,
}: {
  children: ReactNode;
  tone?: "neutral" | "accent" | "good" | "warn" | "danger";
  icon?: LucideIcon;
  href?: string;
}) {
  const here = useHere();
  const content = (
    <>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </>
  );
  const look = `ui-chip ui-chip-${tone}`;
  if (href === undefined) return <span className={look}>{content}</span>;
  return (
    <a className={look} href={here(href)}>
      {content}
    </a>
  );
}
