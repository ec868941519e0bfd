/** A sheet of a file. Rows stand at their position in it, and an empty row is an empty list. */
export interface NamedRows {
  /** Empty for a file that is one table. */
  name: string;
  rows: string[][];
  /**
   * The numbers of a workbook that have three decimals, as «row:column» from zero. Written as texts, as in other files,
   * their point may separate thousands.
   */
  threeDecimals?: ReadonlySet<string>;
}
