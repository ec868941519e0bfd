/** A column that a kind of sheet may have. */
export interface BroughtColumn {
  /** Its name on screens. */
  label: string;
  /**
   * The column's heading in the template, with the currency or unit of its cells; the label by default. A column with
   * null is not in the template, which has a plainer column for the same.
   */
  template?: string | null;
  /** Other headings as people and other programs write them, the surest first, separated by |. */
  also: string;
  /** Headings that mean this column only when the sheet has no better one for it. */
  orElse?: string;
  /** Two cells for the template. */
  examples: readonly [string, string];
}

export type BroughtColumns = Readonly<Record<string, BroughtColumn>>;
