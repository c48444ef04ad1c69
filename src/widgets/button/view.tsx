import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf } from "../kit/link-target.ts";
import type { ViewProps } from "../widget.ts";
import { type Button, isShown } from "./schema.ts";
import "./view.css";

export function ButtonView({ content }: Pick<ViewProps<Button>, "content">) {
  const { text, href, icon, newTab } = content;
  if (!isShown(content)) return null;
  return (
    <p className={`button button-at-${content.align}`}>
      <a
        className={`button-link button-${content.look} button-${content.colour}`}
        href={addressOf(href)}
        dir="auto"
        {...((newTab || isOutside(href)) && outsideLink)}
      >
        {icon !== undefined && <SetIcon number={icon} size={18} />}
        {text.trim()}
      </a>
    </p>
  );
}
