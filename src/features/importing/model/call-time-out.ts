/** A turn of work takes some seconds, the first one more; undoing thousands of pages takes a while too. */
export const patiently = { timeout_ms: 120_000 };
