import type { PersonShown } from "../screen.ts";

/** By what of their profile somebody was found. */
export function MatchedFields({ matched }: Pick<PersonShown, "matched">) {
  return matched.map(({ label, value }) => (
    <p key={label}>
      <bdi>{label}</bdi>: <bdi>{value}</bdi>
    </p>
  ));
}
