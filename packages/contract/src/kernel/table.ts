import { z } from 'zod';

/** What a cell holds, which decides how it is written on a screen, on paper and in a file. */
export const cellKinds = ['text', 'code', 'number', 'percent', 'usd', 'day', 'moment'] as const;
export type CellKind = (typeof cellKinds)[number];

/** usd in cents, a day as YYYY-MM-DD, a moment as ISO text. */
export const Cell = z.union([z.string(), z.number(), z.null()]);
export type Cell = z.output<typeof Cell>;

export const TableColumn = z.object({ label: z.string(), kind: z.enum(cellKinds) });
export type TableColumn = z.output<typeof TableColumn>;

/** A figure that stands above a table. */
export const TableFigure = TableColumn.extend({ value: z.number() });
export type TableFigure = z.output<typeof TableFigure>;

/** What a table is about, in words: {name: 'المستودع', value: 'تعز'}. */
export const TableFact = z.object({ name: z.string(), value: z.string() });
export type TableFact = z.output<typeof TableFact>;

/** A few bars that show what a table says. */
export const TableChart = z.object({
  title: z.string(),
  kind: z.enum(cellKinds),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
});
export type TableChart = z.output<typeof TableChart>;
