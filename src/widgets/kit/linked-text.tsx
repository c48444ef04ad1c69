import { linkedParts } from "./auto-link.ts";
import { outsideLink } from "./link-address.ts";

/** Plain text in which addresses are links (TEXT-01). */
export function LinkedText(props: { text: string }) {
  return linkedParts(props.text).map(({ text, address }, place) => {
    if (address === null) return text;
    return (
      <a key={place} href={address} {...(address.startsWith("mailto:") ? {} : outsideLink)}>
        {text}
      </a>
    );
  });
}
