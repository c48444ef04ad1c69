import type { ReactNode } from "react";
import { RelativeTime } from "#ui/relative-time.tsx";
import { holes } from "#widgets/holes.ts";
import type { LivingProps, LivingView, LoadLivingView } from "#widgets/living.ts";
import type { BenchKind } from "./names.ts";
import type { CommentRead, PageRead, PersonRead, PollRead } from "./reads.ts";
import type { BenchContent } from "./schemas.ts";

type Props<Data> = LivingProps<BenchContent, Data>;

const benchHoles: Readonly<Record<BenchKind, LoadLivingView>> = {
  BenchPoll: async () => Poll as LivingView,
  BenchComments: async () => Comments as LivingView,
  BenchPages: async () => Pages as LivingView,
  BenchPeople: async () => People as LivingView,
};

Object.assign(holes, benchHoles);

function Poll({ content, data, id }: Props<PollRead>) {
  const all = data?.votes.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <List title={content.title} name="poll">
      {data?.votes.map((count, answer) => (
        <li key={answer}>
          <label>
            <input type="radio" name={id} disabled checked={data.own === answer} readOnly />
            <span dir="auto">{`Answer ${answer + 1}`}</span>
          </label>
          <meter min={0} max={all} value={count} />
          <small>{count}</small>
        </li>
      ))}
    </List>
  );
}

function Comments({ content, data }: Props<readonly CommentRead[]>) {
  return (
    <List title={content.title} name="comments">
      {data?.map(({ id, by, at, text }) => (
        <li key={id}>
          <bdi>{by}</bdi>
          <RelativeTime at={at} />
          <p dir="auto">{text}</p>
        </li>
      ))}
    </List>
  );
}

function Pages({ content, data }: Props<readonly PageRead[]>) {
  return (
    <List title={content.title} name="pages">
      {data?.map(({ id, title, address, at }) => (
        <li key={id}>
          <a href={address} dir="auto">
            {title}
          </a>
          <RelativeTime at={at} />
        </li>
      ))}
    </List>
  );
}

function People({ content, data }: Props<readonly PersonRead[]>) {
  return (
    <List title={content.title} name="people">
      {data?.map(({ id, name, position }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <small>{position}</small>
        </li>
      ))}
    </List>
  );
}

function List({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <div className={`bench-${name}`}>
      <h3 dir="auto">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
