import type { TextPart } from "./kit/auto-link.ts";
import { outsideLink } from "./kit/link-address.ts";

/** Words in which addresses were found before: finding them weighs more than all else that a reader loads. */
export function LinkedParts(props: { parts: readonly TextPart[] }) {
  return props.parts.map(({ text, address }, place) => {
    if (address === null) return text;
    return (
      <a key={place} href={address} {...(address.startsWith("mailto:") ? {} : outsideLink)}>
        {text}
      </a>
    );
  });
}
