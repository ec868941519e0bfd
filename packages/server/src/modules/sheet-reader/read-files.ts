import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { BroughtKind, BroughtProblem, BroughtRows } from '@turoos/contract';
import { runTask } from './run-task';
import type { MappedSheet, PickedSheet, RecognisedSheet, SheetTask } from './sheet-task';
import { problemsFile, readSpool, rowsFile } from './spool';

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

/** The checked rows of one sheet, in portions, and its problems. */
export interface CheckedSheetOf<K extends BroughtKind> {
  portions: () => AsyncIterable<BroughtRows[K][]>;
  problems: BroughtProblem[];
  skipped: number;
}

/** Reads and checks the sheets of a file as they were chosen, and hands them to the work by their places. */
export async function withCheckedFile<T>(
  asked: Omit<Asked<'check'>, 'spool'>,
  work: (sheets: ReadonlyMap<number, CheckedSheetOf<BroughtKind>>) => Promise<T>,
): Promise<T> {
  const spool = `${asked.path}.${randomUUID()}`;
  const places = asked.sheets.map(({ place }) => place);
  try {
    const sheets = new Map<number, CheckedSheetOf<BroughtKind>>();
    for (const { place, skipped } of await runTask({ do: 'check', ...asked, spool })) {
      const problems: BroughtProblem[] = [];
      for await (const some of readSpool<BroughtProblem>(problemsFile(spool, place))) problems.push(...some);
      sheets.set(place, { portions: () => readSpool(rowsFile(spool, place)), problems, skipped });
    }
    return await work(sheets);
  } finally {
    const files = places.flatMap((place) => [rowsFile(spool, place), problemsFile(spool, place)]);
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}
