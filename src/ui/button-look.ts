import "./button.css";

export type ButtonLook = "plain" | "primary" | "soft" | "quiet" | "danger";

export function buttonClass(
  look: ButtonLook,
  size: "normal" | "small",
  shape: "text" | "icon" = "text",
): string {
  const classes = ["ui-button", `ui-button-${look}`];
  if (size === "small") classes.push("ui-button-small");
  if (shape === "icon") classes.push("ui-button-icon");
  return classes.join(" ");
}
