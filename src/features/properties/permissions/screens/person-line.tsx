import { WhyButton } from "#features/sharing/reasons/parts/why-button.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { EmailAddress } from "#ui/email-address.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { SharingLine } from "./sharing-line.tsx";

/** A person with a share of their own. */
export function PersonLine({
  person,
  onTurn,
  onAskWhy,
}: {
  person: SharingPerson;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
}) {
  const say = useSay();
  const about = [
    ...(person.isSelf ? [say(sharingWords.you)] : []),
    ...(person.isExternal ? [say(sharingWords.external)] : []),
  ];
  return (
    <SharingLine
      name={person.name}
      hint={
        <>
          {about.join(" · ")}
          {about.length > 0 && person.email !== "" && " · "}
          <EmailAddress email={person.email} />
        </>
      }
      picture={<Avatar name={person.name} photo={person.photo} size={32} />}
      action={<WhyButton name={person.name} onPress={() => onAskWhy(String(person.id))} />}
      line={person}
      onTurn={(line, right, on) => onTurn(String(person.id), line, right, on)}
    />
  );
}
