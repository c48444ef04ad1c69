import { useContext, useSyncExternalStore } from "react";
import { type Mention, mentionKey, namelessMention } from "./mention.ts";
import { type MentionFaces, MentionFacesContext, mentionAttribute } from "./mention-faces.ts";

/** A mention in a finished body is an empty place; in edit mode it has its name at once. */
export function MentionInline({ mention }: { mention: Mention }) {
  const faces = useContext(MentionFacesContext);
  if (faces) return <NamedMention mention={mention} faces={faces} />;
  return <span {...{ [mentionAttribute]: mentionKey(mention) }} />;
}

/** As the editor of the text shows it (mention-node.ts). */
function NamedMention({ mention, faces }: { mention: Mention; faces: MentionFaces }) {
  const face = useSyncExternalStore(
    faces.subscribe,
    () => faces.faceOf(mention),
    () => null,
  );
  return (
    <span
      className={mentionClass(face?.isNamed ?? true)}
      dir="auto"
      {...{ [mentionAttribute]: mentionKey(mention) }}
    >
      {face?.name ?? namelessMention}
    </span>
  );
}

export function mentionClass(isNamed: boolean): string {
  return isNamed ? "kit-mention" : "kit-mention kit-mention-unnamed";
}
