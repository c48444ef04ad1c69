import { isWordmark } from "#kernel/site-look.ts";
import type { Head } from "./head.ts";
import { textStyle } from "./styles.ts";

/** The height of a logo in a mail, in pixels: said in attributes, too, which the programs read that know no styles. */
const logoHeight = 32;
const logoMost = 240;

/** The logo with the name for those who load no pictures; beside it the name, unless it is in the logo. */
export function MailBrand({ name, look: { logo } }: Head) {
  const style = { ...textStyle, fontSize: "14px", fontWeight: 600 };
  if (!logo)
    return (
      <p data-look="text" style={style}>
        {name}
      </p>
    );
  const width = Math.min(logoMost, Math.round((logo.width * logoHeight) / logo.height));
  const height = Math.round((width * logo.height) / logo.width);
  const alone = isWordmark(logo);
  return (
    <p data-look="text" style={style}>
      <img
        src={logo.address}
        alt={alone ? name : ""}
        style={{ verticalAlign: "middle", border: 0 }}
        {...{ width, height }}
      />
      {!alone && <span style={{ marginInlineStart: "10px" }}>{name}</span>}
    </p>
  );
}
