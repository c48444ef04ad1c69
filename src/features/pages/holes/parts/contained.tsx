import { Component, type ReactNode } from "react";
import type { Say } from "#kernel/language.ts";
import { brokenMark } from "../model/hole-marks.ts";
import { holeWords } from "../wording.ts";
import "./contained.css";

/** In place of a widget that could not be drawn: an honest sentence, so that the rest of the page is still read. */
export function BrokenWidget({ say }: { say: Say }) {
  return (
    <p className="holes-broken" {...{ [brokenMark]: "" }}>
      {say(holeWords.broken)}
    </p>
  );
}

/** Keeps what goes wrong in one widget from the rest of the page; React tells the browser's console of it. */
export class Contained extends Component<{ say: Say; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenWidget say={this.props.say} /> : this.props.children;
  }
}
