import FolderOpen from "lucide-react/icons/folder-open";
import House from "lucide-react/icons/house";
import Import from "lucide-react/icons/import";
import Pencil from "lucide-react/icons/pencil";
import Sparkles from "lucide-react/icons/sparkles";
import Plus from "lucide-react/icons/plus";
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
import { homepageWords } from "../wording.ts";
import "./first-steps.css";

type FirstStepsProps = {
  may: {
    readonly mayCreate: boolean;
    readonly mayChooseHomepage: boolean;
    readonly mayBegin: boolean;
    readonly mayRestoreSamples: boolean;
  };
  frame: Frame;
};

/** A site without a home page is never blank: it says what comes first. */
export function FirstSteps(props: FirstStepsProps) {
  const say = useSay();
  const { frame } = props;
  const { mayCreate, mayChooseHomepage, mayBegin, mayRestoreSamples } = props.may;
  const restore = useRestoring();
  const listsPeople = frame.navigation.some((item) => item.key === "people");
  return (
    <Opening
      title={say(homepageWords.welcome, { site: frame.site.name })}
      help={say(mayCreate ? homepageWords.forEditors : homepageWords.forReaders)}
    >
      {mayCreate ? (
        <ol className="homepage-steps">
          {mayRestoreSamples && (
            <Step icon={Undo2} title={say(homepageWords.restore)} help={say(homepageWords.restoreHelp)}>
              <Button onPress={() => void restore("/")}>{say(homepageWords.restoreThem)}</Button>
            </Step>
          )}
          {mayBegin && (
            <Step icon={Sparkles} title={say(homepageWords.start)} help={say(homepageWords.startHelp)}>
              <LinkButton href="/-/start/">{say(homepageWords.openStart)}</LinkButton>
            </Step>
          )}
          <Step icon={Pencil} title={say(homepageWords.newPage)} help={say(homepageWords.newPageHelp)}>
            <LinkButton href="/new/" look="primary" icon={Plus}>
              {say(homepageWords.newPage)}
            </LinkButton>
          </Step>
          {mayChooseHomepage && (
            <Step icon={House} title={say(homepageWords.choose)} help={say(homepageWords.chooseHelp)}>
              <LinkButton href="/pages/">{say(homepageWords.browse)}</LinkButton>
            </Step>
          )}
          <Step icon={Import} title={say(homepageWords.import)} help={say(homepageWords.importHelp)}>
            <code dir="ltr">{"atrium import markdown <folder>"}</code>
          </Step>
          {listsPeople && (
            <Step icon={UserPlus} title={say(homepageWords.people)} help={say(homepageWords.peopleHelp)}>
              <LinkButton href="/people/">{say(homepageWords.openPeople)}</LinkButton>
            </Step>
          )}
        </ol>
      ) : (
        <LinkButton href="/pages/" look="primary" icon={FolderOpen}>
          {say(homepageWords.browse)}
        </LinkButton>
      )}
    </Opening>
  );
}

function Step(props: { icon: LucideIcon; title: string; help: string; children: ReactNode }) {
  return (
    <li>
      <span className="homepage-step-sign">
        <Icon of={props.icon} size={20} />
      </span>
      <h2>{props.title}</h2>
      <p>{props.help}</p>
      {props.children}
    </li>
  );
}
