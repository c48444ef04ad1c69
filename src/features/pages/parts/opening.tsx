import type { ReactNode } from "react";
import "./opening.css";

/** A screen of a site that has hardly begun: a large heading, a sentence, and what there is to choose. */
export function Opening(props: { title: string; help: string; className?: string; children: ReactNode }) {
  return (
    <div className={`pages-opening ${props.className ?? ""}`.trim()}>
      <h1>{props.title}</h1>
      <p>{props.help}</p>
      {props.children}
    </div>
  );
}
