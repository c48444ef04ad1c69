import { cardWords } from "#features/people/cards/wording.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { subsiteWords } from "../../wording.ts";
import type { Card } from "../model/card.ts";
import "./cards.css";

/** The subsites that a person is in, and what they are in each (CARD-04). */
export function SpacesList({ spaces }: { spaces: Card["spaces"] }) {
  const say = useSay();
  return (
    <ul className="cards-spaces" aria-label={say(cardWords.spaces)}>
      {spaces.map(({ address, name, role, level, accent }) => (
        <li key={address}>
          <span className="cards-dot" style={cssVariables({ "--dot": accent ?? "var(--accent)" })} />
          <a href={address} dir="auto">
            {name}
          </a>
          <span className="cards-standing">
            {say(subsiteWords[role])} · {say(cardWords[level])}
          </span>
        </li>
      ))}
    </ul>
  );
}
