import type { BroughtKind, BroughtProblem, BroughtRows } from '@turoos/contract';
import { runTask } from './run-task';
import type { MappedSheet, PickedSheet, RecognisedSheet, SheetTask } from './sheet-task';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked<D extends SheetTask['do']> = Without<Extract<SheetTask, { do: D }>, 'do'>;

/** Reads the first sheet of a file as a table. */
export const readTable = (bytes: Uint8Array): Promise<string[][]> => runTask({ do: 'table', bytes });

/** Proposes how each sheet of a file is read. */
export const recogniseFile = (asked: Asked<'recognise'>): Promise<RecognisedSheet[]> =>
  runTask({ do: 'recognise', ...asked });

/** Proposes the columns of a sheet for a kind and a row of headings that a user chose. */
export const mapSheet = (asked: Asked<'map'>): Promise<MappedSheet> => runTask({ do: 'map', ...asked });

/** Returns rows of sheets as they are written, with the headings. */
export const pickRows = (asked: Asked<'pick'>): Promise<PickedSheet[]> => runTask({ do: 'pick', ...asked });

/** The rows and problems of one sheet. */
export interface CheckedRowsOf {
  place: number;
  rows: BroughtRows[BroughtKind][];
  problems: BroughtProblem[];
  skipped: number;
}

/** Reads and checks the sheets of a file as they were chosen. */
export async function checkFile(asked: Asked<'check'>): Promise<Map<number, CheckedRowsOf>> {
  const sheets = new Map<number, CheckedRowsOf>();
  const at = (place: number): CheckedRowsOf => {
    const sheet = sheets.get(place) ?? { place, rows: [], problems: [], skipped: 0 };
    sheets.set(place, sheet);
    return sheet;
  };
  const answers = await runTask({ do: 'check', ...asked }, ({ place, rows, problems }) => {
    at(place).rows.push(...rows);
    at(place).problems.push(...problems);
  });
  for (const { place, skipped } of answers) at(place).skipped = skipped;
  return sheets;
}
