import { setIcons } from "#kernel/icon-drawings.ts";

/** An icon of the set by its number. The drawings are constants of the product. */
export function SetIcon({ number, size = 16 }: { number: number; size?: number }) {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: setIcons[number]?.[1] ?? "" }}
    />
  );
}
