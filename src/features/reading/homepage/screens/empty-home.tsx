import FolderOpen from "lucide-react/icons/folder-open";
import House from "lucide-react/icons/house";
import Pencil from "lucide-react/icons/pencil";
import Sparkles from "lucide-react/icons/sparkles";
import Undo2 from "lucide-react/icons/undo-2";
import UserPlus from "lucide-react/icons/user-plus";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Frame } from "#kernel/frame.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useRestoring } from "#features/starting/parts/use-restoring.ts";
import { Opening } from "#features/pages/parts/opening.tsx";
import { homepageWords as words } from "../wording.ts";
import "./empty-home.css";

type EmptyHomeProps = {
  may: {
    readonly mayCreate: boolean;
    readonly mayChooseHomepage: boolean;
    readonly mayBegin: boolean;
    readonly mayRestoreSamples: boolean;
  };
  /** The name of the site, or of the subsite that one is in. */
  site: string;
  frame: Frame;
  /** The list of first steps, which says the rest for those who see it. */
  children: ReactNode;
};

/** A site without a home page is never blank: it says what comes first. */
export function EmptyHome({ may, site, frame, children }: EmptyHomeProps) {
  const say = useSay();
  return (
    <Opening
      title={say(words.welcome, { site })}
      help={say(may.mayCreate ? words.forEditors : words.forReaders)}
    >
      {children}
      {may.mayCreate ? (
        <ul className="homepage-ways">
          {may.mayRestoreSamples && <SamplesBack />}
          {may.mayBegin && (
            <Way icon={Sparkles} title={say(words.start)} help={say(words.startHelp)}>
              <LinkButton href="/-/start/">{say(words.openStart)}</LinkButton>
            </Way>
          )}
          {!children && <OtherWays may={may} frame={frame} />}
        </ul>
      ) : (
        <LinkButton href="/pages/" look="primary" icon={FolderOpen}>
          {say(words.browse)}
        </LinkButton>
      )}
    </Opening>
  );
}

function SamplesBack() {
  const say = useSay();
  const restore = useRestoring();
  return (
    <Way icon={Undo2} title={say(words.restore)} help={say(words.restoreHelp)}>
      <Button onPress={() => void restore("/")}>{say(words.restoreThem)}</Button>
    </Way>
  );
}

function OtherWays({ may, frame }: Pick<EmptyHomeProps, "may" | "frame">) {
  const say = useSay();
  return (
    <>
      <Way icon={Pencil} title={say(words.newPage)} help={say(words.newPageHelp)}>
        <LinkButton href="/new/" look="primary">
          {say(words.newPage)}
        </LinkButton>
      </Way>
      {may.mayChooseHomepage && (
        <Way icon={House} title={say(words.choose)} help={say(words.chooseHelp)}>
          <LinkButton href="/pages/">{say(words.browse)}</LinkButton>
        </Way>
      )}
      {frame.navigation.some((item) => item.key === "people") && (
        <Way icon={UserPlus} title={say(words.people)} help={say(words.peopleHelp)}>
          <LinkButton href="/people/">{say(words.openPeople)}</LinkButton>
        </Way>
      )}
    </>
  );
}

function Way(props: { icon: LucideIcon; title: string; help: string; children: ReactNode }) {
  return (
    <li>
      <span className="homepage-way-sign">
        <Icon of={props.icon} size={20} />
      </span>
      <h2>{props.title}</h2>
      <p>{props.help}</p>
      {props.children}
    </li>
  );
}
