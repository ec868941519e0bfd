import {
  checkRows,
  missingColumns,
  readHeader,
  type ImportMapping,
  type ImportRow,
  type RowProblem,
} from '@turoos/contract';
import { readSheet, SheetError } from '@turoos/sheets';
import { summaryOf } from './check-summary';
import { inDollars, productsCsv } from './products-csv';
import type { CheckSummary, OpenedSheet } from './sheet-messages';

/** Sample rows shown beside the column names, to help with manual mapping. */
const samples = 3;

let table: string[][] = [];
let threeDecimals: ReadonlySet<string> | undefined;
let mapped: ImportMapping = {};
let valid: ImportRow[] = [];
let problems: RowProblem[] = [];

const answers = {
  async open({ file }: { file: File }): Promise<OpenedSheet> {
    ({ rows: table, threeDecimals } = readSheet(new Uint8Array(await file.arrayBuffer())));
    const [header = [], ...rows] = table.filter((row) => row.length > 0);
    return { header, samples: rows.slice(0, samples), rows: rows.length, mapping: readHeader(header) };
  },

  check({ mapping, rate }: { mapping: ImportMapping; rate: number | undefined }): CheckSummary {
    const isReady = missingColumns(mapping).length === 0;
    const checked = isReady ? checkRows(table, mapping, { rate, threeDecimals }) : nothing;
    mapped = mapping;
    valid = checked.valid;
    problems = checked.invalid.toSorted((a, b) => a.row - b.row);
    return summaryOf(table, { ...checked, invalid: problems });
  },

  items() {
    return valid.map((row) => ({ ...inDollars(row), code: undefined }));
  },

  productsCsv(): string {
    return productsCsv(table, mapped, valid);
  },

  /** Returns all problems, row by row. */
  problems(): RowProblem[] {
    return problems;
  },
};
export type SheetAnswers = typeof answers;

interface SheetRequest {
  id: number;
  ask: keyof SheetAnswers;
  given: unknown;
}

export type SheetReply = { id: number } & ({ answer: unknown } | { problem: string | null });

const nothing = { valid: [], invalid: [], duplicates: [], notes: [] };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const reply = (message: SheetReply) => self.postMessage(message);

self.addEventListener('message', async ({ data: { id, ask, given } }: MessageEvent<SheetRequest>) => {
  try {
    reply({ id, answer: await answers[ask](given as never) });
  } catch (error) {
    reply({ id, problem: error instanceof SheetError ? error.message : null });
  }
});
