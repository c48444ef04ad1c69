import { handle } from "#calls/handle.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { leftByReason } from "#features/pages/batches/model/left-pages.ts";
import type { BatchGiven } from "#features/pages/batches/operations.ts";
import { mayBeBatch, mayBegin } from "#features/pages/batches/rules.ts";
import { holdBatch } from "#features/pages/batches/store.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { failuresOf } from "#features/undertakings/operations.ts";
import { isMoving } from "#features/undertakings/model/undertaking.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { faces } from "#widgets/faces.ts";
import { readTemplatePages, updateTemplatePages } from "./contract.ts";
import {
  type Template,
  type Update,
  firstUpdatesOf,
  pagesMost,
  templateFor,
  updatesOf,
} from "./operations.ts";
import { updatingPages } from "./updating-operations.ts";
import { propagatingRefusals } from "./wording.ts";

export const propagatingHandlers = [
  handle(readTemplatePages, async ({ input, actor, tx, say }) => {
    const template = await templateFor(actor, input.page_id, tx);
    const { updates, isMore } = await firstUpdatesOf(actor, template, tx);
    const pages = updates.flatMap((update) => ("page" in update ? [shownUpdate(update, template, say)] : []));
    const left = leftOf(updates);
    return {
      title: template.page.title,
      pages,
      left: leftByReason(left, pages.length + left.length, { say, book: propagatingRefusals }),
      most: isMore ? pagesMost : null,
    };
  }),

  handle(updateTemplatePages, async ({ input, actor, now, tx, say }) => {
    const ids = new Set(input.ids);
    demand(mayBeBatch(ids.size));
    const { page } = await templateFor(actor, input.page_id, tx);
    await holdBatch(actor, [...ids], tx);
    const updates = await updatesOf(actor, await templateFor(actor, input.page_id, tx), tx);
    const given = updates.flatMap((update): BatchGiven[] =>
      "page" in update && ids.has(update.page.id)
        ? [{ id: update.page.id, title: update.page.title, from: update.page.folderId }]
        : [],
    );
    demand(mayBegin(given.length, []));
    const place = { subsiteId: currentSubsite(actor), slug: actor.subsiteSlug ?? "", count: given.length };
    const begun = await beginUndertaking(
      actor,
      updatingPages,
      { input: { ...place, templateId: page.id, name: page.title }, given, now },
      tx,
    );
    const failed = begun.failed === 0 ? [] : await failuresOf(begun.id, tx);
    const left = failed.map(({ name, reason: { code, values } }) => ({ title: name, code, values }));
    return {
      done: begun.done,
      left: leftByReason(left, given.length, { say, book: updatingPages.refusals }),
      task: begun.id,
      total: given.length,
      finished: !isMoving(begun.state),
    };
  }),
];

function leftOf(updates: readonly Update[]) {
  const left = updates.flatMap((update) => ("page" in update ? [] : [update]));
  return left.filter(({ code }) => code !== "page-up-to-date");
}

function shownUpdate(update: Extract<Update, { page: unknown }>, template: Template, say: Say) {
  const { page, before, merged } = update;
  const nameOf = (id: string) => {
    const kind = (template.document.widgets[id] ?? before.widgets[id])?.kind;
    return kind ? say(faces[kind].name) : "";
  };
  const named = (ids: readonly string[]) => [...new Set(ids.map(nameOf))].filter((name) => name !== "");
  return {
    id: page.id,
    title: page.title,
    url: pageAddress(page),
    changed: named(merged.changed),
    kept: named(merged.kept),
  };
}
