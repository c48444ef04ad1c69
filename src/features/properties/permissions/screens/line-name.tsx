import type { ReactNode } from "react";

/** Whom a line of the permission list is about. */
export function LineName(props: { sign: ReactNode; name: string; hint: ReactNode; action?: ReactNode }) {
  return (
    <span className="permissions-who">
      {props.sign}
      <span>
        <span className="permissions-name">
          <bdi>{props.name}</bdi>
        </span>
        <span className="permissions-hint">{props.hint}</span>
      </span>
      {props.action}
    </span>
  );
}
