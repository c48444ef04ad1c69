import { useState } from "react";
import { PersonName } from "#features/people/parts/person-name.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { type Comment, deleteComment, editComment, restoreComment } from "../contract.ts";
import { writtenFrom } from "../model/mentioned.ts";
import { ofComment } from "../model/of-thread.ts";
import { commentWords } from "../wording.ts";
import type { Margin } from "./margin.ts";
import { keptName } from "./kept-name.ts";
import { useWritten } from "./use-written.ts";
import { WordsField } from "./words-field.tsx";
import { WordsShown } from "./words-shown.tsx";

/** One comment: who said what and when, and what its reader may do with it. */
export function CommentShown({ comment, margin }: { comment: Comment; margin: Margin }) {
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const { author, words, made, isEdited } = comment;
  const name = author?.name ?? say(commentWords.gone);
  return (
    <div className="comments-comment">
      <div className="comments-who">
        <Avatar name={name} photo={author?.photo} size={24} />
        <span className="comments-name">
          {author ? <PersonName person={author} isLinked /> : <b>{name}</b>}
          <small>
            <RelativeTime at={made} />
            {isEdited && ` · ${say(commentWords.edited)}`}
          </small>
        </span>
        {!isEditing && <Deeds {...{ comment, margin }} onEdit={() => setEditing(true)} />}
      </div>
      {isEditing ? (
        <Editing {...{ comment, margin }} onEnd={() => setEditing(false)} />
      ) : (
        <WordsShown words={words} people={margin.people} />
      )}
    </div>
  );
}

type OfComment = { comment: Comment; margin: Margin };

function Deeds({ comment, margin, onEdit }: OfComment & { onEdit: () => void }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const of = ofComment(margin.pageId, comment.id);
  if (!comment.mayEdit && !comment.mayDelete) return null;

  async function change(call: typeof deleteComment | typeof restoreComment) {
    const answer = await margin.act(call, of);
    if (!answer.success) return fail(answer);
    if (call.name !== deleteComment.name) return;
    tell({
      text: say(commentWords.deleted),
      undo: { label: say(commentWords.undo), perform: () => void change(restoreComment as never) },
    });
  }

  const edit = { id: "edit", label: say(commentWords.edit), onChoose: onEdit };
  const remove = {
    id: "delete",
    label: say(commentWords.delete),
    danger: true,
    onChoose: () => void change(deleteComment),
  };
  const entries = [...(comment.mayEdit ? [edit] : []), ...(comment.mayDelete ? [remove] : [])];
  return <Menu label={say(commentWords.more)} size="small" groups={[{ entries }]} />;
}

function Editing({ comment, margin, onEnd }: OfComment & { onEnd: () => void }) {
  const say = useSay();
  const { pageId, personId, people } = margin;
  const before = writtenFrom(comment.words, people, say(commentWords.gone));
  const { written, write, forget } = useWritten(keptName(personId, pageId, `edit-${comment.id}`), before);

  function end() {
    forget();
    onEnd();
  }

  async function save(words: string) {
    const answer = await margin.act(editComment, { ...ofComment(pageId, comment.id), words });
    if (!answer.success) return answer.said ?? say(commentWords.notSent);
    end();
    return null;
  }

  return (
    <WordsField
      {...{ pageId, written }}
      label={say(commentWords.edit)}
      action={say(commentWords.save)}
      onWrite={write}
      onSend={save}
      onCancel={end}
    />
  );
}
