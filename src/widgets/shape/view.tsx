import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import { LinkedText } from "../kit/linked-text.tsx";
import type { ViewProps } from "../widget.ts";
import { isShown, type Shape } from "./schema.ts";
import { shapeClass } from "./shape-class.ts";
import "./view.css";

export function ShapeView({ content }: Pick<ViewProps<Shape>, "content">) {
  const { shape, title, text, icon } = content;
  if (shape === "space") return <div className={shapeClass(content)} />;
  if (!isShown(content)) return null;
  return (
    <div className={shapeClass(content)}>
      {icon !== undefined && <SetIcon number={icon} size={20} />}
      <div className="shape-words">
        {title.trim() !== "" && (
          <p className="shape-title" dir="auto">
            {title.trim()}
          </p>
        )}
        {text.trim() !== "" && (
          <p className="shape-text" dir="auto">
            <LinkedText text={text.trim()} />
          </p>
        )}
      </div>
    </div>
  );
}
