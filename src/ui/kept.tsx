import { type ComponentType, createContext, useContext } from "react";
import type { Locale } from "#kernel/language.ts";
import { LanguageContext, type TimeTold, noticing } from "./language.tsx";

/** What the server keeps of finished pieces (app/kept-pieces.ts); browsers have none and draw everything. */
export type KeptPieces = {
  /** The place of a piece in the document: the element that stands there until the document is put together. */
  place(piece: ComponentType<never>, givenTo: string): Place;
  /** What stands in the document for finished HTML, so that nobody copies it. */
  stand(html: readonly string[]): string;
};

export type Place = {
  readonly element: string;
  /** It was drawn before from the same: nothing is drawn now. */
  readonly isKept: boolean;
  /** It tells the time. */
  readonly timeTold: TimeTold;
};

export const KeptPiecesContext = createContext<KeptPieces | null>(null);

/**
 * Draws a component that shows nothing but its props, in the language of its reader. The server draws it once for equal props and
 * language. A component that tells the time, by the language's clock or by a prop `clock`, is found out and drawn anew once it would say another. Props are
 * data, never elements; callbacks may be among them, as long as it does not show whether they are there.
 */
export function Kept<Props extends object>({
  of: Piece,
  ...given
}: { of: ComponentType<Props> } & NoInfer<Props>) {
  const pieces = useContext(KeptPiecesContext);
  const language = useContext(LanguageContext);
  const props = given as unknown as Props;
  if (!pieces || !language) return <Piece {...props} />;
  const { clock, ...data } = props as Props & { clock?: object };
  const place = pieces.place(Piece as ComponentType<never>, givenTo(language.locale, data));
  const Element = place.element as "div";
  if (place.isKept) return <Element />;
  const { timeTold } = place;
  const told = clock ? { clock: noticing(clock, timeTold) } : {};
  return (
    <Element>
      <KeptPiecesContext value={null}>
        <LanguageContext value={{ ...language, timeTold }}>
          <Piece {...props} {...told} />
        </LanguageContext>
      </KeptPiecesContext>
    </Element>
  );
}

/** All that a piece is drawn from but its clock, as the server keeps it by. */
export function givenTo(locale: Locale, data: object): string {
  return JSON.stringify([locale, data]);
}
