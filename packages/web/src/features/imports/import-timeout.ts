/** Fifty thousand rows over a slow line, and the work they make. */
export const IMPORT_TIMEOUT = 10 * 60_000;
