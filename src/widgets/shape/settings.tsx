import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Switch } from "#ui/switch.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type Shape, shapeColours, shapes, shapeSizes } from "./schema.ts";
import { shapeWords } from "./wording.ts";

/** A space has a height and nothing else to choose. */
export function ShapeSettings(props: EditorProps<Shape>) {
  const { content } = props;
  const say = useSay();
  const options = <Choice extends keyof typeof shapeWords>(choices: readonly Choice[]) =>
    choices.map((value) => ({ value, label: say(shapeWords[value]) }));
  return (
    <>
      <Segments
        isFull
        label={say(shapeWords.shape)}
        value={content.shape}
        options={options(shapes)}
        onChange={(shape) => setValue(props, "shape", shape)}
      />
      {content.shape !== "space" && (
        <SelectField
          label={say(shapeWords.colour)}
          value={content.colour}
          options={options(shapeColours)}
          onChange={(colour) => setValue(props, "colour", colour)}
        />
      )}
      <div className="ui-field">
        <span className="ui-field-label">{say(shapeWords.size)}</span>
        <Segments
          isFull
          label={say(shapeWords.size)}
          value={content.size}
          options={options(shapeSizes)}
          onChange={(size) => setValue(props, "size", size)}
        />
      </div>
      {content.shape !== "space" && <Extras {...props} />}
    </>
  );
}

/** Border and icon. */
function Extras(props: EditorProps<Shape>) {
  const { icon, border } = props.content;
  const say = useSay();
  const { open } = useDialogs();
  const choose = () =>
    open(async () => {
      const { IconDialog } = await import("#ui/icon-set/icon-dialog.tsx");
      const take = (chosen: number | null) => setValue(props, "icon", chosen ?? undefined);
      return <IconDialog value={icon ?? null} onChoose={take} />;
    });
  return (
    <>
      <div className="ui-field">
        <span className="ui-field-label">{say(shapeWords.icon)}</span>
        <Button size="small" onPress={choose}>
          {say(icon === undefined ? shapeWords.chooseIcon : shapeWords.changeIcon)}
        </Button>
      </div>
      <Switch
        label={say(shapeWords.border)}
        checked={border}
        onChange={(chosen) => setValue(props, "border", chosen)}
      />
    </>
  );
}
