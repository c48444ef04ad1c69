import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { useSay } from "#ui/language.tsx";

/** The site's own navigation below the top bar; on a phone the bar at the bottom takes its place. */
export function MenuBar({ frame, address }: { frame: Frame; address: string }) {
  const say = useSay();
  if (frame.navigation.length < 2) return null;
  return (
    <nav className="menu-bar" aria-label={say(menuWords.siteMenu)}>
      {frame.navigation.map((item) => (
        <a
          key={item.key}
          href={item.address}
          aria-current={isUnder(address, item.address) ? "page" : undefined}
        >
          {say(menuWords[item.key])}
        </a>
      ))}
    </nav>
  );
}

/** Whether the open address belongs to an entry; the home page only to itself. */
export function isUnder(address: string, entry: string): boolean {
  const path = address.split("?")[0] ?? "";
  return entry === "/" ? path === "/" : path.startsWith(entry);
}
