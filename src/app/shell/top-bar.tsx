import Plus from "lucide-react/icons/plus";
import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { SearchBox } from "#features/search/parts/search-box.tsx";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { homeOf } from "#features/menu/rules.ts";
import { AccountMenu } from "./account-menu.tsx";
import { SiteMark } from "./site-mark.tsx";

/** Site mark and name, search, what one does most, and oneself. */
export function TopBar({ frame, address }: { frame: Frame; address: string }) {
  const say = useSay();
  return (
    <header className="top-bar">
      <a className="brand" href={homeOf(frame.viewer)}>
        <SiteMark />
        <span>{frame.site.name}</span>
      </a>
      <div className="top-bar-search">{frame.me && <SearchBox site={frame.site.name} />}</div>
      <div className="top-bar-actions">
        {mayCreateIn(theSite, frame.viewer) && (
          <span className="only-wide">
            <LinkButton href="/new/" look="soft" icon={Plus}>
              {say(menuWords.newPage)}
            </LinkButton>
          </span>
        )}
        {frame.me ? (
          <AccountMenu me={frame.me} />
        ) : (
          <LinkButton href={`/accounts/login/?next=${encodeURIComponent(address)}`}>
            {say(menuWords.signIn)}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
