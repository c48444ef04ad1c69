/**
 * The text of a block into which the caret goes first. While the editor of the block is being fetched it is written in a plain field,
 * so it belongs to the draft from the first letter on (decision 0128).
 */
export type FirstText = {
  /** Its path in the widget. */
  readonly path: string;
  /** The most letters. */
  readonly most: number;
  readonly lines?: true;
  readonly isCode?: true;
  /** It stands among the rich texts of the draft. */
  readonly isRich?: true;
  /** Where Enter leads, as in the editor: to another text of the block, or behind the block. */
  readonly enter?: FirstText | "leave";
};

/** That of a kind, or of a content; null where nothing is written first. */
export type First<Content> = FirstText | null | ((content: Content) => FirstText | null);
