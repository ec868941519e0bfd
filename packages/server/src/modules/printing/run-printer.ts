import { setTimeout as wait } from 'node:timers/promises';
import { AppError, type Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Background } from '../../kernel/background';
import { claimJob, nextDue, renewClaim, type ClaimedJob } from './claim-job';
import { jobBytes } from './job-bytes';
import { PrintFailure } from './print-failure';
import { allowedAddress, type PrinterLimits } from './printer-guard';
import { kickSeconds, leaseSeconds } from './retry.rules';
import { sendToDevice } from './send-to-device';
import { sendTimes, sendToNetwork } from './send-to-network';
import { noteKick, settleFailed, settlePrinted } from './settle-job';

export interface PrintingContext {
  db: Db;
  background: Background;
  limits: PrinterLimits;
  announce(changed: readonly Topic[]): void;
  warn(error: unknown): void;
}

/** Milliseconds; a job that is due later is found by the job that runs every minute. */
const longestWait = 70_000;

/** Prints what waits for a printer, in the background, until nothing is due soon. */
export function startPrinter(context: PrintingContext, printerId: string): void {
  context.background.add(runPrinter(context, printerId).catch(context.warn));
}

async function runPrinter(context: PrintingContext, printerId: string): Promise<void> {
  const { db, background, announce } = context;
  while (!background.closing.aborted) {
    const job = await claimJob(db, printerId);
    if (job) {
      announce(['printing']);
      await printJob(context, job);
      announce(['printing']);
      continue;
    }
    const due = await nextDue(db, printerId);
    if (due === undefined || due > longestWait) return;
    // another server may just have looked at the printer
    await wait(Math.max(due, 250), undefined, { signal: background.closing }).catch(() => undefined);
  }
}

async function printJob(context: PrintingContext, job: ClaimedJob): Promise<void> {
  const { db, warn } = context;
  const renewing = setInterval(() => void renewClaim(db, job).catch(warn), (leaseSeconds * 1000) / 3);
  try {
    await deliver(context, job);
    await settlePrinted(db, job);
  } catch (error) {
    const failure = error instanceof AppError ? new PrintFailure(error.message, { cause: error }) : error;
    if (!(failure instanceof PrintFailure)) warn(failure);
    await settleFailed(db, job, failure);
  } finally {
    clearInterval(renewing);
  }
}

/** Draws the job before the printer is called, so that nobody waits for it with an open connection. */
async function deliver({ db, background, limits }: PrintingContext, job: ClaimedJob) {
  const { closing } = background;
  const address = await allowedAddress(job.address, limits);
  const logo = (await db.selectFrom('storeLogo').select('content').executeTakeFirst())?.content ?? null;
  const draw = (kicks: boolean) => jobBytes({ content: job.content, printer: job, kicks, logo });
  const isAttended = Date.now() - job.askedAt.getTime() < kickSeconds * 1000;
  const wantsKick = job.kick && job.opensDrawer && job.kickedAt === null && isAttended;
  const plain = await draw(false);
  const withKick = wantsKick ? await draw(true) : plain;
  const bytes = async () => (wantsKick && (await noteKick(db, job)) ? withKick : plain);
  if (address.kind === 'device') await sendToDevice(address.path, await bytes(), closing);
  else await sendToNetwork(address, { answers: job.kind !== 'label', bytes, closing }, sendTimes);
}
