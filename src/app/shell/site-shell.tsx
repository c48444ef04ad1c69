import type { ReactNode } from "react";
import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { useSay } from "#ui/language.tsx";
import { MenuBar } from "./menu-bar.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import "./shell.css";

/** The frame of the site: top bar, menu bar, content; on a phone what one does most stands at the bottom. */
export function SiteShell(props: { frame: Frame; address: string; children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <a className="skip-link" href="#content">
        {say(menuWords.skip)}
      </a>
      <TopBar frame={props.frame} address={props.address} />
      <MenuBar frame={props.frame} address={props.address} />
      <main id="content" className="site-content">
        {props.children}
      </main>
      <PhoneBar frame={props.frame} address={props.address} />
    </>
  );
}
