import Plus from "lucide-react/icons/plus";
import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { Bell } from "#features/notifications/parts/bell.tsx";
import { Brand } from "#features/sites/parts/brand.tsx";
import { SearchBox } from "#features/search/parts/search-box.tsx";
import { currentSubsite, mayCreateIn } from "#kernel/viewer.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { homeOf } from "#features/menu/rules.ts";
import { MovingBadge } from "#features/undertakings/parts/moving-badge.tsx";
import { openCard } from "../people/card-opener.ts";
import { AccountMenu } from "./account-menu.tsx";
import "#features/subsites/parts/subsites-bar.css";

type TopBarProps = Pick<Frame, "site" | "me" | "viewer" | "wayIn" | "subsites" | "bell" | "moving"> & {
  isInbox: boolean;
};

/** Site mark and name, search, what one does most, and oneself. */
export function TopBar({ site, me, viewer, wayIn, subsites, bell, moving, isInbox }: TopBarProps) {
  const say = useSay();
  const here = useHere();
  return (
    <header className="shell-top-bar">
      <a className="shell-brand" href={here(homeOf(viewer))}>
        <Brand site={site} />
      </a>
      {subsites && (
        <div className="subsites-bar" data-subsites="" dangerouslySetInnerHTML={{ __html: subsites }} />
      )}
      <div className="shell-top-bar-search">
        {me && <SearchBox site={site.name} {...{ me, viewer }} onPerson={showCard} />}
      </div>
      <div className="shell-top-bar-actions">
        {mayCreateIn(currentSubsite(viewer), viewer) && (
          <span className="shell-only-wide">
            <LinkButton href="/new/" look="soft" icon={Plus}>
              {say(menuWords.newPage)}
            </LinkButton>
          </span>
        )}
        {me && moving && <MovingBadge html={moving} me={me.id} />}
        {me && <Bell html={bell} isThere={isInbox} />}
        {me ? (
          <AccountMenu me={me} site={site.name} />
        ) : (
          <div className="shell-way-in" dangerouslySetInnerHTML={{ __html: wayIn }} />
        )}
      </div>
    </header>
  );
}

/** The card of somebody who was found by the search (SRCH-22). */
function showCard(personId: number, anchor: HTMLElement): void {
  openCard({ personId, anchor });
}
