import type { ReactNode } from "react";
import type { Frame } from "#kernel/frame.ts";
import { ActingBar } from "./acting-bar.tsx";
import "./shell.css";
import "./under-way.css";

/** The frame of screens outside the site: sign-in, set-up, a refusal for visitors. They bring their own look. */
export function BareShell(props: { frame: Frame; address: string; children: ReactNode }) {
  return (
    <>
      <ActingBar frame={props.frame} address={props.address} />
      <main id="content" className="shell-bare-content">
        {props.children}
      </main>
    </>
  );
}
