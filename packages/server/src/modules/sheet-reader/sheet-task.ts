import { readFileSync } from 'node:fs';
import {
  beginningOf,
  carriedChoice,
  carriedSheetName,
  checkSheet,
  describeColumns,
  groupsOf,
  headingsOf,
  headingsPrint,
  mapColumns,
  partGroups,
  recogniseSheet,
  type BroughtKind,
  type CheckContext,
  type SheetChoice,
  type SheetColumn,
} from '@turoos/contract';
import { readHiddenSheet, readSheet, readWorkbook, SheetError, type SheetProblem } from '@turoos/sheets';
import { problemsFile, rowsFile, writeSpool } from './spool';

type Warehouses = CheckContext['warehouses'];

/** Work on a file that a thread does. Files of a moving shop are named by their path, so that no bytes are copied. */
export type SheetTask =
  | { do: 'table'; bytes: Uint8Array }
  | { do: 'recognise'; path: string; warehouses: Warehouses }
  | {
      do: 'map';
      path: string;
      place: number;
      kind: BroughtKind | null;
      headerRow: number;
      warehouses: Warehouses;
    }
  | {
      do: 'check';
      path: string;
      /** The beginning of the names of the files that get the rows and the problems of each sheet. */
      spool: string;
      sheets: readonly ChosenSheet[];
      today: string;
      warehouses: Warehouses;
    }
  | {
      do: 'pick';
      path: string;
      sheets: readonly (ChosenSheet & { rows: readonly number[] })[];
    };

interface ChosenSheet {
  place: number;
  choice: SheetChoice;
}

/** A sheet as it was recognised; sheets with equal headings have equal fingerprints. */
export interface RecognisedSheet {
  place: number;
  name: string;
  rowCount: number;
  top: string[][];
  columns: SheetColumn[];
  choice: SheetChoice;
  fingerprint: string;
  proposedRow: number;
  /** Whether the file itself says how the sheet is read, as a workbook of bad rows does. */
  isCarried: boolean;
}

export interface MappedSheet extends Pick<SheetChoice, 'mapping' | 'warehouseColumns'> {
  columns: SheetColumn[];
}

export interface PickedSheet {
  headings: string[];
  rows: string[][];
  /** The groups of parts that the rows are in, by titles above them; '' without one. */
  groups: string[];
}

interface Answers {
  table: string[][];
  recognise: RecognisedSheet[];
  map: MappedSheet;
  /** What was checked is in the spool; the answer is how many rows of each sheet were skipped. */
  check: { place: number; skipped: number }[];
  pick: PickedSheet[];
}
export type AnswerTo<T extends SheetTask> = Answers[T['do']];

export type Ending = { answer: Answers[keyof Answers] } | { problem: SheetProblem; message: string };

const topRows = 15;
const topColumns = 40;
const topLength = 100;

/** Performs a task, with a result that can be posted between threads. */
export function performTask(task: SheetTask): Ending {
  try {
    return { answer: perform(task) };
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.problem, message: error.message };
    throw error;
  }
}

function perform(task: SheetTask): Answers[keyof Answers] {
  switch (task.do) {
    case 'table':
      return readSheet(task.bytes).rows;
    case 'recognise': {
      const bytes = readFileSync(task.path);
      const carried = readHiddenSheet(bytes, carriedSheetName);
      return readWorkbook(bytes).map(({ name, rows }, place) =>
        recognise({ place, name, rows }, carriedChoice(carried, name, rows), task.warehouses),
      );
    }
    case 'map': {
      const { kind, headerRow, warehouses } = task;
      const { rows } = sheetAt(sheetsIn(task.path), task.place);
      const mapped = kind
        ? mapColumns(kind, rows, headerRow, warehouses)
        : { mapping: {}, warehouseColumns: {} };
      return { ...mapped, columns: describeColumns(rows, headerRow) };
    }
    case 'check':
      return check(task);
    case 'pick': {
      const sheets = sheetsIn(task.path);
      return task.sheets.map(({ place, choice, rows: wanted }) => {
        const { rows } = sheetAt(sheets, place);
        const titles = choice.kind === 'parts' ? partGroups(rows, choice) : new Map<number, string>();
        return {
          headings: headingsOf(rows, choice.headerRow),
          rows: wanted.map((row) => [...(rows[row - 1] ?? [])]),
          groups: groupsOf(titles, wanted),
        };
      });
    }
  }
}

const sheetsIn = (path: string) => readWorkbook(readFileSync(path));

function sheetAt<S>(sheets: readonly S[], place: number): S {
  const sheet = sheets[place];
  if (!sheet) throw new Error(`The file has no sheet ${place}.`);
  return sheet;
}

function recognise(
  { place, name, rows }: { place: number; name: string; rows: string[][] },
  carried: SheetChoice | undefined,
  warehouses: Warehouses,
): RecognisedSheet {
  const choice = carried ?? recogniseSheet(name, rows, warehouses);
  return {
    place,
    name,
    rowCount: rows.filter((row) => row.length > 0).length,
    top: rows
      .slice(0, topRows)
      .map((row) => row.slice(0, topColumns).map((cell) => beginningOf(cell, topLength))),
    columns: describeColumns(rows, choice.headerRow),
    choice,
    fingerprint: headingsPrint(headingsOf(rows, choice.headerRow)),
    proposedRow: choice.headerRow,
    isCarried: carried !== undefined,
  };
}

function check({
  path,
  spool,
  sheets,
  today,
  warehouses,
}: Extract<SheetTask, { do: 'check' }>): Answers['check'] {
  const all = sheetsIn(path);
  return sheets.flatMap(({ place, choice }) => {
    if (!choice.kind) return [];
    const { rows: table, threeDecimals } = sheetAt(all, place);
    const { rows, problems, skipped } = checkSheet(choice.kind, table, choice, {
      today,
      warehouses,
      threeDecimals,
    });
    writeSpool(rowsFile(spool, place), rows);
    writeSpool(problemsFile(spool, place), problems);
    return [{ place, skipped: skipped.length }];
  });
}
