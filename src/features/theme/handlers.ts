import { handle, handleInSteps } from "#calls/handle.ts";
import { keepFile } from "#features/files/keeping-operations.ts";
import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { type Theme, saveTheme, uploadThemePicture } from "./contract.ts";
import { themeSaved } from "./events.ts";
import { defaultTheme } from "./model/default-theme.ts";
import { announceLook } from "./operations.ts";
import { mayChangeTheme, mayShow } from "./rules.ts";
import { readTheme } from "./screen.ts";
import { type ThemeRow, findTheme, findUsable, keepTheme, lockTheme } from "./store.ts";
import { themeWords } from "./wording.ts";

export const themeHandlers = [
  handle(readTheme, async ({ actor, tx, say }) => {
    demand(mayChangeTheme(actor));
    return { title: say(themeWords.theme), theme: themeOf(await findTheme(actor, tx)) };
  }),

  handle(saveTheme, async ({ input, actor, tx, now }) => {
    demand(mayChangeTheme(actor));
    await lockTheme(tx);
    const row = await findTheme(actor, tx);
    const before = themeOf(row);
    const { logo_id: logoId, dark_logo_id: darkLogoId, picture_id: pictureId } = input;
    const wanted = idsIn([logoId, darkLogoId, pictureId]);
    const usable = await findUsable(actor, { wanted, held: row?.fileIds ?? [] }, tx);
    demand(
      mayShow(
        wanted,
        usable.map(({ id }) => id),
      ),
    );
    const { accent, fonts, scheme } = input;
    const pictureAlt = pictureId === null ? "" : input.picture_alt;
    const revision = before.revision + 1;
    const fileIds = [...new Set([...wanted, ...idsIn(picturesOf(before).map((each) => each?.id))])];
    const kept = { accent, fonts, scheme, logoId, darkLogoId, pictureId, pictureAlt, fileIds, revision };
    const name = await keepTheme(actor, { ...kept, saved: now }, tx);
    tx.announce(themeSaved({ personId: actor.personId ?? 0, name, revision }));
    await announceLook(revision, tx);
    const [logo, darkLogo, picture] = [logoId, darkLogoId, pictureId].map(
      (id) => usable.find((each) => each.id === id) ?? null,
    ) as [Theme["logo"], Theme["logo"], Theme["logo"]];
    const isOvertaken = input.revision !== undefined && input.revision < before.revision;
    return {
      theme: { accent, fonts, scheme, logo, darkLogo, picture, pictureAlt, revision },
      previous: before,
      replaced: isOvertaken ? (row?.saver ?? "") : null,
    };
  }),

  handleInSteps(uploadThemePicture, async ({ wire, write, storage, now }) => {
    const writeAsOwner: typeof write = (step) =>
      write(async (actor, tx) => {
        demand(mayChangeTheme(actor));
        return step(actor, tx);
      });
    const wait = await writeAsOwner((actor, tx) =>
      countAttempt(limits.uploads, String(actor.personId ?? wire.address), tx),
    );
    if (wait !== null) demand(refuse("too-many-uploads", waitOf(wait)));
    const { name, type, stream } = found(wire.sentFile, "not-a-file");
    const keeping = { storage, siteId: wire.siteId, write: writeAsOwner, now };
    const kept = await keepFile({ name, type, stream, purpose: "image" }, keeping);
    demand(kept);
    return { file: kept.file };
  }),
];

function themeOf(row: ThemeRow | null): Theme {
  if (!row) return defaultTheme;
  const { fileIds: _, saver: __, ...theme } = row;
  return theme;
}

function picturesOf({ logo, darkLogo, picture }: Theme) {
  return [logo, darkLogo, picture];
}

function idsIn(ids: readonly (number | null | undefined)[]): number[] {
  return ids.filter((id): id is number => typeof id === "number");
}
