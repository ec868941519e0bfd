import { stringify, type Options } from 'csv-stringify/sync';

/**
 * Text that would run as a formula is escaped; negative numbers stay numbers. Cells with a line break of any kind are
 * quoted: by itself the library looks only for the break that ends a row.
 */
const options: Options = { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ };

/** Rows as CSV, by RFC 4180. */
export const csvRows = (rows: readonly (readonly unknown[])[]): string =>
  stringify(rows as unknown[][], options);
