import { z } from 'zod';
import { Cell, TableChart, TableColumn, TableFact, TableFigure } from '../kernel/table';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { deliveryStatusNames } from './inventory-reports.status';

export const ResultQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type ResultQuery = z.output<typeof ResultQuery>;

/** The stored result of a generated report, with one page of its rows. */
export const ReportResult = z.object({
  _id: Id,
  generatedAt: Instant,
  facts: z.array(TableFact),
  columns: z.array(TableColumn),
  summary: z.array(TableFigure),
  chart: TableChart.nullable(),
  rowCount: z.int(),
  page: z.int(),
  limit: z.int(),
  rows: z.array(z.array(Cell)),
});
export type ReportResult = z.output<typeof ReportResult>;

export const ReportDelivery = z.object({
  _id: Id,
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(deliveryStatusNames),
  attempts: z.int(),
  error: z.string(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  nextAttemptAt: Instant.nullable(),
});
export type ReportDelivery = z.output<typeof ReportDelivery>;
