import { useContext } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { Kept, KeptPiecesContext, givenTo } from "#ui/kept.tsx";
import { LanguageProvider, useLocale, useNow } from "#ui/language.tsx";
import { openKeptPieces } from "./kept-pieces.ts";

let drawn = 0;

function Greeting({ name }: { name: string }) {
  drawn++;
  return (
    <p id={useLocale().language}>
      Hello <b>{name}</b>
    </p>
  );
}

function Clock({ zone }: { zone: string }) {
  drawn++;
  return (
    <time>
      {zone} {useNow()}
    </time>
  );
}

/** Tells the time by a clock that it is given. */
function Watch({ name, clock }: { name: string; clock: { readonly now: () => number } }) {
  drawn++;
  return (
    <p>
      {name} {name === "late" ? clock.now() : "any time"}
    </p>
  );
}

/** Whether pieces stand inside it; a piece inside a piece belongs to that one. */
function Nest({ name }: { name: string }) {
  return useContext(KeptPiecesContext) ? <i>outside</i> : <Kept of={Greeting} name={name} />;
}

function page(name: string, { now = 1000, language = "en" } = {}) {
  const locale = { ...englishLocale, language };
  return (
    <LanguageProvider locale={locale} say={sayIn(language)} now={() => now} renderedAt={now}>
      <main>
        <Kept of={Greeting} name={name} />
        {name}
        <Kept of={Clock} zone="UTC" />
        <Kept of={Nest} name={name} />
        <Kept of={Watch} name="late" clock={{ now: () => now }} />
        <Kept of={Watch} name="early" clock={{ now: () => now }} />
      </main>
    </LanguageProvider>
  );
}

function opened(limit?: number) {
  const kept = openKeptPieces(limit);
  return (...given: Parameters<typeof page>) => {
    const before = drawn;
    const pieces = kept.document(given[1]?.now ?? 1000, (context) =>
      renderToString(<KeptPiecesContext value={context}>{page(...given)}</KeptPiecesContext>),
    );
    return { html: pieces.html.join(""), drawn: drawn - before };
  };
}

describe("finished pieces", () => {
  it("make the same document as drawing it all, the first time and from then on", () => {
    const draw = opened();
    const whole = renderToString(page("Vera"));
    expect(draw("Vera").html).toBe(whole);
    expect(draw("Vera").html).toBe(whole);
  });

  it("are drawn once for equal props, and what tells the time once a moment", () => {
    const draw = opened();
    expect(draw("Vera").drawn).toBe(5);
    expect(draw("Vera").drawn).toBe(0);
    const later = { now: 2000 };
    expect(draw("Vera", later).drawn).toBe(2);
    expect(draw("Vera", later).html).toBe(renderToString(page("Vera", later)));
    expect(draw("Vera").html).toBe(renderToString(page("Vera")));
  });

  it("are found by themselves, by what they were drawn from and the moment", () => {
    const kept = openKeptPieces();
    const locale = englishLocale;
    const draw = (now: number) =>
      kept.document(now, (pieces) =>
        renderToString(<KeptPiecesContext value={pieces}>{page("Vera", { now })}</KeptPiecesContext>),
      );
    expect(kept.alone(Greeting, givenTo(locale, { name: "Vera" }), 1000)).toBeUndefined();
    draw(1000);
    const greeting = '<p id="en">Hello <b>Vera</b></p>';
    expect(kept.alone(Greeting, givenTo(locale, { name: "Vera" }), 1000)).toEqual({
      html: greeting,
      until: Number.POSITIVE_INFINITY,
    });
    expect(kept.alone(Greeting, givenTo(locale, { name: "Vera" }), 2000)).toEqual({
      html: greeting,
      until: Number.POSITIVE_INFINITY,
    });
    expect(kept.alone(Greeting, givenTo(locale, { name: "Ed" }), 1000)).toBeUndefined();
    expect(kept.alone(Clock, givenTo(locale, { zone: "UTC" }), 1000)).toMatchObject({
      html: "<time>UTC<!-- --> <!-- -->1000</time>",
      until: 1001,
    });
    expect(kept.alone(Clock, givenTo(locale, { zone: "UTC" }), 2000)).toBeUndefined();
  });

  it("are another's for other props and another language", () => {
    const draw = opened();
    draw("Vera");
    expect(draw("Ed").html).toBe(renderToString(page("Ed")));
    expect(draw("Vera", { language: "nl" }).html).toBe(renderToString(page("Vera", { language: "nl" })));
    expect(draw("Vera").html).toBe(renderToString(page("Vera")));
  });

  it("cannot be named by a text", () => {
    const draw = opened();
    const name = "</kept-0><kept-0>&lt;kept-0&gt;";
    expect(draw(name).html).toBe(renderToString(page(name)));
    expect(draw(name).html).toBe(renderToString(page(name)));
  });

  it("go when there is no room, the ones used last stay", () => {
    const draw = opened(900);
    draw("Vera");
    for (const name of ["Ada", "Ed", "Olga"]) {
      draw(name);
      draw("Vera");
    }
    expect(draw("Vera", { now: 2000 }).drawn).toBe(2);
    expect(draw("Ada", { now: 3000 }).drawn).toBe(4);
  });

  it("count once, however often they stand in a document", () => {
    const kept = openKeptPieces(2000);
    const draw = (name: string) => {
      const before = drawn;
      const twins = (
        <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 1000} renderedAt={1000}>
          <Kept of={Greeting} name={name} />
          <Kept of={Greeting} name={name} />
        </LanguageProvider>
      );
      kept.document(1000, (pieces) =>
        renderToString(<KeptPiecesContext value={pieces}>{twins}</KeptPiecesContext>),
      );
      return drawn - before;
    };
    for (let at = 0; at < 50; at++) draw(`Guest ${at}`);
    expect(draw("Vera")).toBe(2);
    expect(draw("Vera")).toBe(0);
  });
});
