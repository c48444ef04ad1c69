import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { useSay } from "#ui/language.tsx";

/** The site's own navigation below the top bar; on a phone the bar at the bottom takes its place. */
export function MenuBar({
  navigation,
  current,
}: {
  navigation: Frame["navigation"];
  current: string | null;
}) {
  const say = useSay();
  if (navigation.length < 2) return null;
  return (
    <nav className="shell-menu-bar" aria-label={say(menuWords.siteMenu)}>
      {navigation.map((item) => (
        <a key={item.key} href={item.address} aria-current={item.address === current ? "page" : undefined}>
          {say(menuWords[item.key])}
        </a>
      ))}
    </nav>
  );
}

/** The entry of the navigation that the open address belongs to. */
export function entryOf(navigation: Frame["navigation"], address: string): string | null {
  return navigation.find((item) => isUnder(address, item.address))?.address ?? null;
}

/** Whether the open address belongs to an entry; the home page only to itself. */
export function isUnder(address: string, entry: string): boolean {
  const path = address.split("?")[0] ?? "";
  return entry === "/" ? path === "/" : path.startsWith(entry);
}
