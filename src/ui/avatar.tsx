import { cssVariables } from "./css-variables.ts";
import { hueOf, initials } from "./name-mark.ts";
import "./avatar.css";

/**
 * A person's photo, or initials on a colour made from the name. `size` in pixels. It is silent beside a name that is
 * written out; `named` makes it say the name itself.
 */
export function Avatar({
  name,
  photo,
  size = 28,
  named = false,
}: {
  name: string;
  photo?: string | null;
  size?: number;
  named?: boolean;
}) {
  const style = cssVariables({ "--size": `${size}px`, "--hue": hueOf(name) });
  const label = named ? { role: "img", "aria-label": name, title: name } : { "aria-hidden": true };
  return (
    <span className="ui-avatar" style={style} {...label}>
      {photo ? <img src={photo} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  );
}
