/** Milliseconds: enough to upload and process fifty thousand rows over a slow connection. */
export const IMPORT_TIMEOUT = 10 * 60_000;
