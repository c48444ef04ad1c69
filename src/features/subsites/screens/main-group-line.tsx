import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import { subsiteWords } from "../wording.ts";
import { SubsiteLetter } from "./subsite-letter.tsx";
import { People } from "./subsite-line.tsx";

/** The subsite that every site has, in which everybody is. */
export function MainGroupLine({ site, people, isHere }: { site: string; people: number; isHere: boolean }) {
  const say = useSay();
  return (
    <li className="subsites-line">
      <SubsiteLetter name={site} accent={null} />
      <div className="subsites-words">
        <h3 dir="auto">
          <a href="/">{site}</a>
        </h3>
        <p>{say(subsiteWords.mainGroupHelp, { site })}</p>
        <p className="subsites-facts">
          {isHere && <Chip tone="accent">{say(subsiteWords.here)}</Chip>}
          <span>{say(subsiteWords.mainGroup)}</span>
          <People count={people} />
        </p>
      </div>
    </li>
  );
}
