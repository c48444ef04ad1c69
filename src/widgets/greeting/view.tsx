import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import { dayLine, firstNameOf, partOfDay } from "./day.ts";
import { greetingWords } from "./wording.ts";
import "./view.css";

const toOne = {
  morning: greetingWords.morning,
  afternoon: greetingWords.afternoon,
  evening: greetingWords.evening,
};
const toAll = {
  morning: greetingWords.morningAll,
  afternoon: greetingWords.afternoonAll,
  evening: greetingWords.eveningAll,
};

/** Greets people of the site by the hour of their own zone; visitors and guests, whose answers are kept, not at all. */
export function GreetingView({ reader, say, locale, clock }: LivingProps<PlainBlock, null>) {
  const part = partOfDay(clock.renderedAt, locale);
  if (!reader.person && !reader.mayEdit) return null;
  return (
    <>
      <p className="greeting-hello">
        {reader.person ? say(toOne[part], { name: firstNameOf(reader.person.name) }) : say(toAll[part])}
      </p>
      <p className="greeting-day">{dayLine(clock.renderedAt, locale)}</p>
    </>
  );
}
