/** What one check found. `advice` alone is no fault; `wrong` makes the doctor's exit code 1. */
export type Finding = {
  readonly state: "well" | "advice" | "wrong";
  readonly what: string;
  readonly advice?: string;
};

const marks = { well: "ok      ", advice: "advice  ", wrong: "WRONG   " };

export function lineOf({ state, what, advice }: Finding): string {
  return `${marks[state]}${what}${advice === undefined ? "" : `\n          → ${advice}`}`;
}
