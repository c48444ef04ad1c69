import "./view.css";

export function DividerView() {
  return <hr className="divider" />;
}
