import { OwnStyle } from "../kit/own-style.tsx";
import type { LivingProps } from "../living.ts";
import { Cards } from "./cards.tsx";
import type { PeopleCards } from "./schema.ts";
import type { PeopleCardsShown } from "./shown.ts";
import style from "./view.css?inline";

export function PeopleCardsView({ content, data }: LivingProps<PeopleCards, PeopleCardsShown>) {
  const title = content.title.trim();
  if (!data || data.people.length === 0) return null;
  return (
    <>
      <OwnStyle css={style} />
      <div className="people-cards">
        {title !== "" && (
          <p className="people-cards-title" dir="auto">
            {title}
          </p>
        )}
        <Cards people={data.people} />
      </div>
    </>
  );
}
