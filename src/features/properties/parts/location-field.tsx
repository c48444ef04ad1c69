import { useState } from "react";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Place } from "../model/place-settings.ts";
import { propertyWords } from "../wording.ts";

/** The location of a page below its site's address. Of a new page it follows the title until one is typed (PPRP-11). */
export function LocationField(props: {
  place: Pick<Place, "title" | "slug">;
  onType: (slug: string) => void;
  siteAddress: string;
  follow: boolean;
  error: string | undefined;
}) {
  const say = useSay();
  const { title, slug } = props.place;
  const [follows, setFollows] = useState(props.follow);
  const suggestion = addressFrom(title);
  const hint =
    follows && title !== "" && suggestion === "" ? propertyWords.noLocation : propertyWords.locationHint;

  return (
    <TextField
      label={say(propertyWords.location)}
      name="slug"
      prefix={props.siteAddress.replace(/^https?:\/\//, "")}
      value={follows ? suggestion : slug}
      onChange={(typed) => {
        setFollows(false);
        props.onType(typed);
      }}
      hint={say(follows && suggestion !== "" ? propertyWords.locationFromTitle : hint)}
      error={props.error}
    />
  );
}
