import { grounds } from "#kernel/accent-roles.ts";

const { light } = grounds;

// Styles stand at the elements: many mail programs read nothing else.

export const textStyle = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.5", color: light.text };
export const quietStyle = { margin: "24px 0 0", fontSize: "13px", lineHeight: "1.5", color: light.muted };
export const line = "1px solid #e3e1dc";
/** What the reader's own programs are written in. */
export const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** For titles and what pages say; all programs have it. */
export const serif = "Georgia, serif";
/** What was put into a text, and on which ground it stands out. */
export const addedStyle = {
  background: "#fbe6a0",
  color: light.text,
  padding: "1px 3px",
  borderRadius: "3px",
};
