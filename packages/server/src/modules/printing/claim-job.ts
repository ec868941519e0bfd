import { printingTexts } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Printers, PrintJobs } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { freshMinutes, leaseSeconds } from './retry.rules';

export type ClaimedJob = Pick<
  Selectable<PrintJobs>,
  'id' | 'printerId' | 'content' | 'attempts' | 'kick' | 'kickedAt' | 'askedAt' | 'userId'
> & { claim: string } & Pick<Selectable<Printers>, 'kind' | 'address' | 'cuts' | 'opensDrawer'> & {
    labelWidth: number;
    labelHeight: number;
  };

/**
 * Claims the next job of a printer that is due and whose turn it is; other servers find the printer busy until it is
 * settled, or the lease of a process that died ends. The connection is given back before anything is printed.
 */
export const claimJob = (db: Db, printerId: string): Promise<ClaimedJob | undefined> =>
  transaction(db, async (tx) => {
    const { rows: free } = await sql`
      select from printers where id = ${printerId} and is_active for no key update skip locked`.execute(tx);
    if (free.length === 0) return undefined;
    await sql`
      update print_jobs set status = 'failed', error = ${printingTexts.interrupted}, claim = null, claimed_until = null
      where printer_id = ${printerId} and status = 'printing' and claimed_until < now()`.execute(tx);
    await sql`
      update print_jobs set status = 'given_up', error = case error when '' then ${printingTexts.tooOld} else error end
      where printer_id = ${printerId} and status in ('waiting', 'failed')
        and asked_at < now() - ${freshMinutes} * interval '1 minute'`.execute(tx);
    const { rows } = await sql<ClaimedJob>`
      update print_jobs j set status = 'printing', attempts = attempts + 1, claim = gen_random_uuid(),
        claimed_until = now() + ${leaseSeconds} * interval '1 second'
      from printers p
      where p.id = j.printer_id and j.id = (
          -- in the order in which they were asked for: a job that waits for its next attempt holds up those behind it
          select id from (
            select id, next_attempt_at from print_jobs
            where printer_id = ${printerId} and status in ('waiting', 'failed') order by asked_at, id limit 1) first
          where next_attempt_at <= now())
        and not exists (select from print_jobs where printer_id = ${printerId} and status = 'printing')
      returning j.id, j.printer_id, j.content, j.attempts, j.kick, j.kicked_at, j.asked_at, j.user_id, j.claim,
        p.kind, p.address, p.cuts, p.opens_drawer, p.label_width::float8 as label_width,
        p.label_height::float8 as label_height`.execute(tx);
    return rows[0];
  });

/** Keeps a job that is being printed from being taken for one whose process has died. */
export async function renewClaim(db: Db, { id, claim }: Pick<ClaimedJob, 'id' | 'claim'>): Promise<void> {
  await sql`
    update print_jobs set claimed_until = now() + ${leaseSeconds} * interval '1 second'
    where id = ${id} and claim = ${claim}`.execute(db);
}

/**
 * Returns the milliseconds until a printer's next job is due, or until the lease of the job that a process prints on it
 * ends, lest that process has died; undefined when there is nothing to print.
 */
export async function nextDue(db: Db, printerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, extract(epoch from coalesce(claimed_until, next_attempt_at) - now()) * 1000)::float8 as wait
    from print_jobs where printer_id = ${printerId} and status in ('waiting', 'failed', 'printing')
    order by status = 'printing' desc, asked_at, id limit 1`.execute(db);
  return rows[0]?.wait;
}
