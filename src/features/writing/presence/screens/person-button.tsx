import { useSay } from "#ui/language.tsx";
import { personColour } from "#ui/person-colour.ts";
import type { Colleague } from "../model/others.ts";
import { titlePlace } from "../model/writing-place.ts";
import { presenceWords } from "../wording.ts";
import { PersonFace } from "./person-face.tsx";

/**
 * A person's face in their own colour, which leads to the widget where they are. `isLine` shows the name beside it,
 * otherwise it appears while the face is pointed at or has the focus.
 */
export function PersonButton(props: {
  person: Colleague;
  widget: string | null;
  isLine?: boolean;
  onGo?: () => void;
}) {
  const say = useSay();
  const { person, widget, isLine = false, onGo } = props;
  const { name } = person;
  const { className, style } = personColour(person.hue);

  function go() {
    onGo?.();
    // Its id has letters and digits only: the channel takes no other.
    const place = widget === titlePlace ? ".writing-title-field" : `.canvas [data-widget="${widget}"]`;
    if (widget) document.querySelector(place)?.scrollIntoView({ block: "center" });
  }

  return (
    <button
      type="button"
      className={`presence-button ${isLine ? "presence-line" : ""} ${className}`}
      style={style}
      aria-label={say(widget ? presenceWords.goTo : presenceWords.isHere, { name })}
      aria-disabled={widget ? undefined : true}
      onClick={go}
    >
      <PersonFace person={person} />
      <span className="presence-name" aria-hidden="true" dir="auto">
        {name}
      </span>
    </button>
  );
}
