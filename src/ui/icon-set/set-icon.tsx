import { menuIcons } from "../model/icon-drawings.ts";

export const lockIcon = 142;

/** An icon of the menu by its number. The drawings are constants of the product. */
export function MenuIcon({ number, size = 16 }: { number: number; size?: number }) {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: menuIcons[number]?.[1] ?? "" }}
    />
  );
}
