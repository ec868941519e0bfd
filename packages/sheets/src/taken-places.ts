/** The places of a table that belong to a cell of a row above, by which the cells of a row move on. */
export class TakenPlaces {
  /** The first row in which a column is free again. */
  private readonly freeFrom: number[] = [];

  nextFree(row: number, column: number): number {
    let free = column;
    while ((this.freeFrom[free] ?? 0) > row) free++;
    return free;
  }

  take(at: { row: number; column: number }, { columns, rows }: { columns: number; rows: number }): void {
    if (rows === 1) return;
    for (let more = 0; more < columns; more++) this.freeFrom[at.column + more] = at.row + rows;
  }
}
