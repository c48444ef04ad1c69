import { qrPath } from "#ui/qr-path.ts";

/** Dark on light in both themes: readers of codes expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg className="addresses-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
