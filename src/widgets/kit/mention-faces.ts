import { createContext } from "react";
import { type Mention, type NameOf, namelessMention } from "./mention.ts";

/** How a mention is shown to somebody: its name and where it leads, or a word in their place (`isNamed` is false then). */
export type MentionFace = {
  readonly name: string;
  readonly address: string | null;
  readonly isNamed: boolean;
};

/** The faces of mentions for whoever edits a page. They are asked for together, and once. */
export type MentionFaces = {
  /** The same object for as long as nothing has changed; null while it is not known. */
  faceOf(mention: Mention): MentionFace | null;
  subscribe(listener: () => void): () => void;
  /** What was just chosen needs not be asked for. */
  know(mention: Mention, face: MentionFace): void;
};

/** Without any, a mention is drawn as the empty place that the server fills for each reader. */
export const MentionFacesContext = createContext<MentionFaces | null>(null);

/** The attribute of the empty place, and of a mention on the clipboard. */
export const mentionAttribute = "data-mention";
/** Ids mean something on the site that they come from. */
export const mentionSiteAttribute = "data-mention-of";

export const nameFrom =
  (faces: Pick<MentionFaces, "faceOf"> | undefined): NameOf =>
  (mention) =>
    faces?.faceOf(mention)?.name ?? namelessMention;

/** Where nobody is known, as in a gallery of kinds. */
export const noMentions: MentionFaces = { faceOf: () => null, subscribe: () => () => {}, know: () => {} };
