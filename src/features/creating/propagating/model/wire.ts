import type { OutputOf } from "#kernel/call.ts";
import type { readTemplatePages, updateTemplatePages } from "../contract.ts";

/** The pages of a template as the dialog shows them. */
export function templatePages({ title, pages, left, most }: OutputOf<typeof readTemplatePages>) {
  return {
    title,
    most,
    pages: pages.map(({ id, title: name, url: address, changed, kept }) => ({
      id,
      name,
      address,
      changed,
      kept,
    })),
    left: left.map(({ text, count, titles }) => ({ text, titles, more: count - titles.length })),
  };
}

export type TemplatePages = ReturnType<typeof templatePages>;

export function whatBecame({ done, task, total, finished, left }: OutputOf<typeof updateTemplatePages>) {
  return { done, task, total, isDone: finished, left: left.map(({ text }) => text) };
}
