import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import Mail from "lucide-react/icons/mail";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import type { OutputOf } from "#kernel/call.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { explainAccess } from "../contract.ts";
import { reasonWords as words } from "../wording.ts";

const signs = { person: UserRound, group: Users, page: FileText, world: Globe, guest: Mail } as const;

/** The chain of one explanation, and what would be left without its first reason. */
export function ReasonChain({ explanation }: { explanation: OutputOf<typeof explainAccess> }) {
  const say = useSay();
  const { summary, chain, without, others, advice } = explanation;
  return (
    <>
      <p className="reasons-summary" dir="auto">
        {summary}
      </p>
      <ol className="reasons-chain" aria-label={say(words.chain)}>
        {chain.map(({ sign, text }) => (
          <li key={text}>
            <span className="reasons-sign">
              <Icon of={signs[sign]} />
            </span>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
      {without && (
        <div className="reasons-rest">
          <p>{without}</p>
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {advice && <p className="reasons-rest">{advice}</p>}
    </>
  );
}
