/** The site's sign until it has a picture of its own: an open gate in the accent colour. */
export function SiteMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      className="shell-site-mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="24" height="24" rx="7" />
      <path d="M5 18.500V11a7 7 0 0 1 14 0v7.500M9.500 18.500V12a2.500 2.500 0 0 1 5 0v6.500" />
    </svg>
  );
}
