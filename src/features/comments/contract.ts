import * as z from "zod/mini";
import { WidgetId } from "#documents/document.ts";
import { AwayUntil } from "#features/people/model/away.ts";
import { defineCall } from "#kernel/call.ts";
import { line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { aroundMost, quoteMost, wordsMost } from "./rules.ts";

const Person = z.object({ id: z.int(), name: z.string(), photo: z.nullable(z.string()) });

const Comment = z.object({
  id: z.int(),
  /** Null when they are gone. */
  author: z.nullable(Person),
  /** With `@[12]` where a person is mentioned; `people` says their names. */
  words: z.string(),
  /** Milliseconds since 1970. */
  made: z.number(),
  isEdited: z.boolean(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});

export const Thread = z.object({
  id: z.int(),
  /** The block in which the passage stood, its words then, and those before and behind it. */
  widget: z.string(),
  quote: z.string(),
  before: z.string(),
  after: z.string(),
  isResolved: z.boolean(),
  maySettle: z.boolean(),
  comments: z.array(Comment),
});
export type Thread = z.infer<typeof Thread>;
export type Comment = z.infer<typeof Comment>;

/** Every change answers with all that is said on the page. */
const output = {
  threads: z.array(Thread),
  /** The people who are mentioned, by their names of today. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  /** False in an archived subsite, where they are read alone. */
  mayChange: z.boolean(),
};
const refusals = ["page-not-found", "signed-out", "not-for-externals"] as const;
const change = { method: "POST", access: "write", output, failure: ["message"] } as const;
/** Words, and the name that the browser gave to them: what is sent twice is said once. */
const said = { words: text(wordsMost), key: line(40) };
const changing = [...refusals, "comments-archived"] as const;
const saying = [...changing, "comment-empty", "comment-unreachable", "too-many-attempts"] as const;

export const readComments = defineCall({
  name: "read-comments",
  method: "GET",
  path: "/-/comments/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output,
  refusals: [...refusals],
});

export const beginThread = defineCall({
  ...change,
  name: "begin-comment-thread",
  path: "/-/comments/{page_id}/begin/",
  input: {
    page_id: Id,
    widget: WidgetId,
    quote: text(quoteMost),
    before: text(aroundMost),
    after: text(aroundMost),
    ...said,
  },
  refusals: [...saying, "passage-empty"],
});

export const answerThread = defineCall({
  ...change,
  name: "answer-comment-thread",
  path: "/-/comments/{page_id}/threads/{thread_id}/answer/",
  input: { page_id: Id, thread_id: Id, ...said },
  refusals: [...saying, "thread-not-found"],
});

const ofThread = {
  ...change,
  input: { page_id: Id, thread_id: Id },
  refusals: [...changing, "thread-not-found", "thread-not-settled"],
} as const;

export const resolveThread = defineCall({
  ...ofThread,
  name: "resolve-comment-thread",
  path: "/-/comments/{page_id}/threads/{thread_id}/resolve/",
});

export const reopenThread = defineCall({
  ...ofThread,
  name: "reopen-comment-thread",
  path: "/-/comments/{page_id}/threads/{thread_id}/reopen/",
});

export const editComment = defineCall({
  ...change,
  name: "edit-comment",
  path: "/-/comments/{page_id}/{id}/edit/",
  input: { page_id: Id, id: Id, words: said.words },
  refusals: [...saying, "comment-not-found", "comment-not-own"],
});

export const deleteComment = defineCall({
  ...change,
  name: "delete-comment",
  path: "/-/comments/{page_id}/{id}/delete/",
  input: { page_id: Id, id: Id },
  refusals: [...changing, "comment-not-found", "comment-not-deletable"],
});

export const restoreComment = defineCall({
  ...change,
  name: "restore-comment",
  path: "/-/comments/{page_id}/{id}/restore/",
  input: { page_id: Id, id: Id },
  refusals: [...changing, "comment-not-found", "comment-not-restorable"],
});

/** People who may read the page and whose name begins with what is typed behind an `@`. */
export const findReaders = defineCall({
  name: "find-comment-readers",
  method: "GET",
  path: "/-/comments/{page_id}/people/",
  access: "read",
  input: { page_id: Id, q: z.optional(text(200)) },
  output: { people: z.array(z.extend(Person, { away: z.nullable(AwayUntil) })) },
  refusals: [...refusals],
});
