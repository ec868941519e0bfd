/** What a file may hold: far above any price list, and far below what would choke a small machine. */
export const mostBytes = 50 * 1024 * 1024;
/** Rows with something in them, besides the header. */
export const mostRows = 50_000;
/** Places in the table, empty ones too: a few bytes of commas or of XML can stand for millions. */
export const mostCells = 5_000_000;
/** Letters of one cell, as in Excel. */
export const longestCell = 32_767;
/** Letters of all cells together: a workbook keeps a text once however many cells show it. */
export const mostLetters = 30_000_000;
/** Bytes of a workbook's parts once unpacked. */
export const mostUnpacked = 128 * 1024 * 1024;
/** The last row and column of a sheet in Excel. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;
