/** Limits of a file: far above any price list, and far below what a small machine can handle. */
export const mostBytes = 50 * 1024 * 1024;
/** Rows that are not empty, besides the header. */
export const mostRows = 50_000;
/** Rows of all sheets of a workbook together. */
export const mostAllRows = 2 * mostRows;
/** Sheets that are not empty. */
export const mostSheets = 100;
/** Cells including empty ones: a few bytes of commas or XML can stand for millions. */
export const mostCells = 5_000_000;
/** Characters in one cell, as in Excel. */
export const longestCell = 32_767;
/** Characters in all cells together: a workbook stores a text once, however many cells show it. */
export const mostLetters = 30_000_000;
/** Parts of a workbook: a few for each sheet and picture. */
export const mostParts = 10_000;
/** Bytes of a workbook's parts after unpacking. */
export const mostUnpacked = 128 * 1024 * 1024;
/** The last row and column of an Excel sheet. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;
