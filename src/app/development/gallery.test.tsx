import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { DialogHost } from "#ui/dialog-host.tsx";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";
import { Gallery } from "./gallery.tsx";

const renderedAt = Date.UTC(2026, 10, 20);

it("is finished HTML on the server, in which menus, popovers and dialogs that are closed cost nothing", () => {
  const html = renderToString(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => renderedAt} renderedAt={renderedAt}>
      <NoticesHost>
        <DialogHost onOpening={() => () => {}}>
          <Gallery />
        </DialogHost>
      </NoticesHost>
    </LanguageProvider>,
  );
  expect(html).toContain("States and scales");
  expect(html).toContain('aria-haspopup="menu"');
  expect(html).not.toMatch(/role="menu"|popover=|<dialog|role="tree/);
});
