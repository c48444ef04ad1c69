import { useRef } from "react";
import { FetchedIcon } from "#ui/icon-set/fetched-icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { pressStill } from "../kit/still-keys.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { type Shape, textMost, titleMost } from "./schema.ts";
import { ShapeSettings } from "./settings.tsx";
import { shapeClass } from "./shape-class.ts";
import { shapeWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

function ShapeEditor(props: EditorProps<Shape>) {
  return props.content.shape === "space" ? <Space {...props} /> : <Worded {...props} />;
}

/** There is nothing to write in a space: the focus stands on the whole. */
function Space({ content, takeFocus, page }: EditorProps<Shape>) {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  useTakenFocus(takeFocus, () => frame.current?.focus());
  return (
    <div
      ref={frame}
      className={`${shapeClass(content)} shape-place`}
      role="button"
      tabIndex={0}
      aria-label={say(shapeWords.spaceFocused)}
      onKeyDown={(event) => pressStill(event, page)}
    />
  );
}

/** A box or banner with its words in place. */
function Worded(props: EditorProps<Shape>) {
  const { content } = props;
  return (
    <div className={shapeClass(content)}>
      {content.icon !== undefined && <FetchedIcon number={content.icon} size={20} />}
      <TitleAndText {...props} />
    </div>
  );
}

function TitleAndText({ id, draft, content, takeFocus, isSelected, page }: EditorProps<Shape>) {
  const say = useSay();
  const title = useRef<BoundTextHandle>(null);
  const text = useRef<BoundTextHandle>(null);
  // An empty title is not shown before the box is selected, and takes no caret.
  useTakenFocus(takeFocus, (at) =>
    (at === "start" && content.title !== "" ? title : text).current?.focus(at),
  );
  const bound = { draft, id, change: page.change };
  return (
    <div className="shape-words">
      <div hidden={!isSelected && content.title === ""}>
        <BoundText
          {...bound}
          handle={title}
          path="title"
          most={titleMost}
          lines={false}
          label={say(shapeWords.title)}
          placeholder={say(shapeWords.titleHint)}
          className="shape-title"
          onEdge={(to) => (to === "before" ? page.leave(to) : text.current?.focus("start"))}
          onKeyDown={(event) => event.key === "Enter" && text.current?.focus("start")}
        />
      </div>
      <BoundText
        {...bound}
        handle={text}
        path="text"
        most={textMost}
        lines
        label={say(shapeWords.text)}
        placeholder={say(shapeWords.textHint)}
        className="shape-text"
        onEdge={(to) => (to === "after" ? page.leave(to) : title.current?.focus("end"))}
      />
    </div>
  );
}

export const shapeEditor: LateParts<Shape> = { Editor: ShapeEditor, Settings: ShapeSettings };
