import { plainBlock } from "../kit/plain-block.ts";

/** Birthdays, anniversaries, who is away and who has come, of the seven days from today. */
export const peopleThisWeek = plainBlock("PeopleThisWeek");
