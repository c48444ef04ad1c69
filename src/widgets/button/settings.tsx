import { Button as PlainButton } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Switch } from "#ui/switch.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type Button, buttonColours, buttonLooks, buttonSides } from "./schema.ts";
import { buttonWords } from "./wording.ts";

export function ButtonSettings(props: EditorProps<Button>) {
  const { content } = props;
  const say = useSay();
  const options = <Choice extends keyof typeof buttonWords>(choices: readonly Choice[]) =>
    choices.map((value) => ({ value, label: say(buttonWords[value]) }));
  return (
    <>
      <div className="ui-field">
        <span className="ui-field-label">{say(buttonWords.look)}</span>
        <Segments
          isFull
          label={say(buttonWords.look)}
          value={content.look}
          options={options(buttonLooks)}
          onChange={(look) => setValue(props, "look", look)}
        />
      </div>
      <SelectField
        label={say(buttonWords.colour)}
        value={content.colour}
        options={options(buttonColours)}
        onChange={(colour) => setValue(props, "colour", colour)}
      />
      <SelectField
        label={say(buttonWords.align)}
        value={content.align}
        options={options(buttonSides)}
        onChange={(align) => setValue(props, "align", align)}
      />
      <IconChoice {...props} />
      <Switch
        label={say(buttonWords.newTab)}
        checked={content.newTab}
        onChange={(newTab) => setValue(props, "newTab", newTab)}
      />
    </>
  );
}

/** The icon before its words, or none. */
function IconChoice(props: EditorProps<Button>) {
  const { icon } = props.content;
  const say = useSay();
  const { open } = useDialogs();
  const choose = () =>
    open(async () => {
      const { IconDialog } = await import("#ui/icon-set/icon-dialog.tsx");
      const take = (chosen: number | null) => setValue(props, "icon", chosen ?? undefined);
      return <IconDialog value={icon ?? null} onChoose={take} />;
    });
  return (
    <div className="ui-field">
      <span className="ui-field-label">{say(buttonWords.icon)}</span>
      <PlainButton size="small" onPress={choose}>
        {say(icon === undefined ? buttonWords.chooseIcon : buttonWords.changeIcon)}
      </PlainButton>
    </div>
  );
}
