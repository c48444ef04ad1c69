import type { ReactNode } from "react";
import type { Frame } from "#kernel/frame.ts";
import { MenuBar } from "#features/menu/parts/menu-bar.tsx";
import { menuWords } from "#features/menu/wording.ts";
import { withCurrent } from "#features/menu/model/current-link.ts";
import { withAddress } from "#features/menu/model/address-mark.ts";
import { Kept } from "#ui/kept.tsx";
import { useSay } from "#ui/language.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { TopBar } from "./top-bar.tsx";
import { TopMessage } from "#features/people/dismissals/parts/top-message.tsx";
import { ZoneWatch } from "#features/people/dismissals/parts/zone-watch.tsx";
import { ActingBar } from "./acting-bar.tsx";
import "./shell.css";
import "./under-way.css";

const inbox = /\/notifications\/(?:$|[?#])/;

/** The frame of the site: top bar, menu bar, content; on a phone what one does most stands at the bottom. */
export function SiteShell({
  frame,
  address,
  children,
}: {
  frame: Frame;
  address: string;
  children: ReactNode;
}) {
  const say = useSay();
  const { site, me, viewer } = frame;
  return (
    <>
      <ActingBar frame={frame} address={address} />
      <a className="shell-skip-link" href="#content">
        {say(menuWords.skip)}
      </a>
      {me && <TopMessage message={me.topMessage} magic={frame.magic} className="shell-acting" />}
      <Kept
        of={TopBar}
        site={site}
        me={me}
        viewer={viewer}
        wayIn={withAddress(frame.wayIn, address)}
        subsites={withCurrent(frame.subsites, address)}
        bell={frame.bell}
        moving={frame.moving}
        isInbox={inbox.test(address)}
      />
      <MenuBar menu={frame.menu} me={viewer.personId} address={address} />
      <main id="content" className="shell-site-content">
        {children}
      </main>
      {me && <PhoneBar phoneBar={frame.phoneBar} address={address} />}
      {me?.checksZone && <ZoneWatch />}
      {frame.footer && <PublicFooter site={site} footer={frame.footer} />}
    </>
  );
}
