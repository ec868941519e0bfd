import { FailedRow } from '@turoos/contract';
import { z } from 'zod';
import { ApiError } from '@/lib/http/api-error';
import { entriesOf, type LogEntry } from './import-outcome';

const Refused = z.object({ failedRows: z.array(FailedRow) });

/** Returns the rows because of which the server refused the whole file. */
export function refusedRows(error: unknown): LogEntry[] {
  const { data } = Refused.safeParse(error instanceof ApiError ? error.details : undefined);
  return entriesOf(data?.failedRows ?? []);
}
