import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import type { JobContext } from '../../kernel/jobs';
import { readAudience, type Listener } from './audience';
import { bundleNews, isDaily } from './bundle-news.rules';
import { mailNotifications } from './mail-notifications';
import type { News } from './news';
import { backupsOff, failedBackups, newDebts, newSales, newShortages } from './news.queries';
import { writeBundles } from './write-bundles';

/** Milliseconds: what began before the last look may have been saved after it. */
const overlap = 3 * 60_000;
/** What happened while no server ran is told, unless it is old by then. */
const furthest = 24 * 3_600_000;

/** Tells everyone what happened since the last time, each thing once, whichever server looks. */
export async function gatherNews({ db, announce }: Pick<JobContext, 'db' | 'announce'>): Promise<void> {
  if (await transaction(db, tellNews)) announce(['notifications']);
}

/** Answers whether anyone was told anything. */
export async function tellNews(tx: Tx): Promise<boolean> {
  const since = await nextReading(tx);
  const news = [
    ...(await newSales(tx, since)),
    ...(await newShortages(tx, since)),
    ...(await newDebts(tx, since)),
    ...(await failedBackups(tx)),
    ...(await backupsOff(tx)),
  ];
  if (news.length === 0) return false;
  const audience = await readAudience(tx);
  const told = await writeBundles(
    tx,
    audience.flatMap((listener) => bundlesFor(listener, news)),
  );
  const urgent = told.filter(({ kind }) => !isDaily(kind as News['kind']));
  await mailNotifications(tx, audience, urgent);
  return told.length > 0;
}

const bundlesFor = ({ id, wants, ways }: Listener, news: readonly News[]) =>
  bundleNews(
    news.filter(({ kind, doerId }) => doerId !== id && wants(kind)),
    new Date(),
  ).map((bundle) => ({ ...bundle, userId: id, elsewhere: ways.length > 0 }));

/**
 * From when on to look now. The row is held until the end, so that servers look one after the other. The very first
 * time nothing lies behind: a shop that comes from an older version is not told its whole past.
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
  // a clock that ran ahead wrote a time that is still to come
  const last = Math.min(until.getTime(), Date.now());
  return new Date(Math.max(last - overlap, Date.now() - furthest));
}

/** What nobody looks at any more, and marks of what will not come up again. */
export async function forgetOldNews(db: Db): Promise<void> {
  const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  await db.deleteFrom('notifications').where('happenedAt', '<', daysAgo(90)).execute();
  await db
    .deleteFrom('toldNews')
    .where('kind', 'in', ['newOrders', 'failedBackup'])
    .where('toldAt', '<', daysAgo(7))
    .execute();
}
