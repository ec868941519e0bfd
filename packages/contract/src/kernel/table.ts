import { z } from 'zod';

/** The type of a cell, which decides its format on screens, in PDFs and in files. */
export const cellKinds = ['text', 'code', 'number', 'percent', 'usd', 'day', 'moment'] as const;
export type CellKind = (typeof cellKinds)[number];

/** usd is in cents, a day is YYYY-MM-DD, a moment is ISO text. */
export const Cell = z.union([z.string(), z.number(), z.null()]);
export type Cell = z.output<typeof Cell>;

export const TableColumn = z.object({ label: z.string(), kind: z.enum(cellKinds) });
export type TableColumn = z.output<typeof TableColumn>;

/** A summary figure shown above a table. */
export const TableFigure = TableColumn.extend({ value: z.number() });
export type TableFigure = z.output<typeof TableFigure>;

/** A property of the table in words: {name: 'المستودع', value: 'تعز'}. */
export const TableFact = z.object({ name: z.string(), value: z.string() });
export type TableFact = z.output<typeof TableFact>;

/** A small bar chart of a table's data. */
export const TableChart = z.object({
  title: z.string(),
  kind: z.enum(cellKinds),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
});
export type TableChart = z.output<typeof TableChart>;
