import { sql } from 'kysely';
import { visibleAmong } from '../../db/branches/visible-among';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import type { JobContext } from '../../kernel/jobs';
import { readAudience, type Listener } from './audience';
import { bundleNews, isDaily } from './bundle-news.rules';
import { mailNotifications } from './mail-notifications';
import { arrivedParts, endedReservations } from './kept-for.queries';
import type { News } from './news';
import {
  backupsOff,
  cashDifferences,
  dueExpenses,
  failedBackups,
  stoppedWebhooks,
  newDebts,
  newSales,
  newShortages,
  undecidedSales,
} from './news.queries';
import { transferRequests } from './transfer-requests.queries';
import { systemTroubles } from './system-news.queries';
import { writeBundles } from './write-bundles';

/** Milliseconds: a transaction that began before the last reading may have committed after it. */
const overlap = 3 * 60_000;
/** Milliseconds: news from before a downtime are still notified unless older than this. */
const maxAge = 24 * 3_600_000;

/** Writes notifications for everything since the last reading, each once, whichever server runs the job. */
export async function gatherNews({ db, announce }: Pick<JobContext, 'db' | 'announce'>): Promise<void> {
  if (await transaction(db, notifyOfNews)) announce(['notifications']);
}

/** Returns whether any notification was written. */
export async function notifyOfNews(tx: Tx): Promise<boolean> {
  const since = await nextReading(tx);
  const news = [
    ...(await newSales(tx, since)),
    ...(await newShortages(tx, since)),
    ...(await newDebts(tx, since)),
    ...(await dueExpenses(tx)),
    ...(await cashDifferences(tx, since)),
    ...(await undecidedSales(tx, since)),
    ...(await arrivedParts(tx, since)),
    ...(await endedReservations(tx, since)),
    ...(await transferRequests(tx, since)),
    ...(await failedBackups(tx)),
    ...(await backupsOff(tx)),
    ...(await stoppedWebhooks(tx)),
    ...(await systemTroubles(tx)),
  ];
  if (news.length === 0) return false;
  const audience = await readAudience(tx);
  const bundles = [];
  for (const listener of audience) bundles.push(...bundlesFor(listener, await seenNews(tx, listener, news)));
  const written = await writeBundles(tx, bundles);
  const urgent = written.filter(({ kind }) => !isDaily(kind as News['kind']));
  await mailNotifications(tx, audience, urgent);
  return written.length > 0;
}

/** Returns what concerns a listener: users who are bound to warehouses hear of documents there, and of their own. */
async function seenNews(
  tx: Tx,
  { id, warehouses }: Listener,
  news: readonly News[],
): Promise<readonly News[]> {
  if (!warehouses) return news;
  const visible = await visibleAmong(
    tx,
    warehouses,
    news.map(({ subjectId }) => subjectId),
  );
  return news.filter(
    ({ subjectId, onlyFor, concerns }) =>
      onlyFor === id || (visible.has(subjectId) && (!concerns || warehouses.includes(concerns))),
  );
}

const bundlesFor = ({ id, wants, ways }: Listener, news: readonly News[]) =>
  bundleNews(
    news.filter(({ kind, doerId, onlyFor = id }) => doerId !== id && onlyFor === id && wants(kind)),
    new Date(),
  ).map((bundle) => ({ ...bundle, userId: id, elsewhere: ways.length > 0 }));

/**
 * Returns the time to read from. The row stays locked until commit, so that servers read one after another.
 * The first reading starts at now: a shop upgraded from an older version gets no notifications about its
 * past.
 */
async function nextReading(tx: Tx): Promise<Date> {
  const first = await tx
    .insertInto('newsReading')
    .values({ until: sql`now()` })
    .onConflict((taken) => taken.doNothing())
    .returning('until')
    .executeTakeFirst();
  if (first) return first.until;
  const { until } = await tx.selectFrom('newsReading').select('until').forUpdate().executeTakeFirstOrThrow();
  await tx
    .updateTable('newsReading')
    .set({ until: sql`now()` })
    .execute();
  // a clock that ran ahead may have stored a future time
  const last = Math.min(until.getTime(), Date.now());
  return new Date(Math.max(last - overlap, Date.now() - maxAge));
}

/** Deletes old notifications and the marks of news that can't recur. */
export async function forgetOldNews(db: Db): Promise<void> {
  const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  await db.deleteFrom('notifications').where('happenedAt', '<', daysAgo(90)).execute();
  await db
    .deleteFrom('toldNews')
    .where('kind', 'in', [
      'newOrders',
      'cashDifferences',
      'undecidedSales',
      'reservations',
      'transferRequests',
      'failedBackup',
    ])
    .where('toldAt', '<', daysAgo(7))
    .execute();
}
