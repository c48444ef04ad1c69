import { cssVariables } from "#ui/css-variables.ts";

/** The first letter of a subsite in its colour; in that of the site where it has none. */
export function SubsiteLetter({ name, accent }: { name: string; accent: string | null }) {
  return (
    <span
      className="subsites-letter"
      aria-hidden="true"
      style={accent === null ? undefined : cssVariables({ "--subsite": accent })}
    >
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}
