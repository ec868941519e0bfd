import { AppError, type Endpoint } from '@turoos/contract';
import type { Actor } from '../kernel/actor';
import { recordEvent, recordOnce } from '../kernel/audit-event';
import type { Streamed } from '../kernel/handlers';
import type { Services } from '../kernel/services';

/** Runs the work and audits a denial, at most once a minute per user and endpoint. */
export async function auditDenial<T>(
  { db, warn }: Services,
  user: Actor | undefined,
  { method, path }: Endpoint,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (user && error instanceof AppError && error.code === 'FORBIDDEN') {
      const after = { request: `${method} ${path}`, reason: error.message };
      await recordOnce(db, user, { action: 'auth.refused', entity: 'users', after }).catch(warn);
    }
    throw error;
  }
}

/** Whether a file is an export of a table; attachments and pictures are not. */
export const isExport = ({ path }: Endpoint, { type, shown }: Streamed): boolean =>
  !shown && !path.startsWith('/attachments') && /csv|spreadsheet|pdf/.test(type);

export async function auditExport(
  { db }: Services,
  user: Actor,
  area: string,
  { filename, stream }: Streamed,
  { query }: { query?: unknown },
): Promise<void> {
  const after = { fileName: filename, filters: query };
  await recordEvent(db, user, { action: 'data.export', entity: area, after }).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
}
