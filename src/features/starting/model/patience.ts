/** Painting the pictures of a site takes a while on a slow machine. */
export const patiently = { timeout_ms: 60_000 };
