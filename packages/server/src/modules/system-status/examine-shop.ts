import { X509Certificate } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Db } from '../../db/connect';
import { findRunning } from '../../db/embedded/find-running';
import { findLost } from '../../db/embedded/lost-database';
import { checkExternal } from '../../db/external';
import { pendingMigrations } from '../../db/migrate';
import { readSettings } from '../../kernel/settings';
import { givenCertificate } from '../../network/given-certificate';
import { earliestDay, endOf } from '../../network/identity';
import { openToOthers, readIdentity } from '../../network/identity-file';
import { reachableAddresses } from '../../network/machine-names';
import { serverFile, tlsFolder } from '../../network/own-certificate';
import type { Config } from '../../system/config';
import { backupFolder, describeArchive, readLastCheck } from '../backup';
import { describeStandbys, isAnyInStep } from '../standby';
import { bad, good, type Finding } from './finding';
import { judgeClock, type Times } from './judge-machine.rules';
import {
  judgeArchive,
  judgeBackups,
  judgeCertificate,
  judgeCopies,
  judgeKeys,
  judgeSchema,
  judgeTrial,
} from './judge-shop.rules';
import { judgeStandbys } from './judge-standbys.rules';

/** Looks at the shop itself, through its database if that runs; nothing is started and nothing is changed. */
export async function examineShop(config: Config, now: Date): Promise<Finding[]> {
  const url = config.databaseUrl ?? (await findRunning(config.dataDir));
  if (config.databaseUrl) await checkExternal(config.databaseUrl, 3000);
  if (!url) {
    const file = await newestFile(config.dataDir);
    const lost = await findLost(config.dataDir);
    return [
      judgeClock(now, { earliest: earliestDay, newest: file }),
      lost
        ? bad('database', lost.message, lost.hint ?? '')
        : good('database', 'لا تعمل الآن، ويُعرف أكثر والبرنامج يعمل'),
      judgeBackups({ schedule: undefined, newest: file }, now),
    ];
  }
  const db = connect(url, { max: 1 });
  try {
    return [
      judgeClock(now, await readTimes(db)),
      judgeSchema(await pendingMigrations(db)),
      ...(await examineCopying(db, config, now)),
    ];
  } finally {
    await db.destroy();
  }
}

/** Looks at all that a shop is brought back from. */
export async function examineCopying(
  db: Db,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<Finding[]> {
  const standing = await describeStandbys(db, { dataDir, databaseUrl });
  return [
    judgeBackups(await readBackups(db), now),
    judgeTrial(await readLastCheck(db), now),
    await examineCopies(db, now, isAnyInStep(standing)),
    judgeArchive(await describeArchive(db, dataDir, databaseUrl === undefined), now),
    ...judgeStandbys(standing, now),
  ];
}

export async function readTimes(db: Db): Promise<Times> {
  const { rows } = await sql<{ newest: Date | null; database: Date }>`
    select greatest((select at from audit_log order by id desc limit 1),
      (select max(created_at) from backups where status = 'ready' and kind <> 'uploaded')) as newest,
      clock_timestamp() as database`.execute(db);
  return { earliest: earliestDay, newest: rows[0]?.newest ?? undefined, database: rows[0]?.database };
}

async function readBackups(db: Db) {
  const { rows } = await sql<{ newest: Date | null; opened: Date | null }>`
    select (select max(created_at) from backups where status = 'ready' and kind <> 'uploaded') as newest,
      greatest((select min(created_at) from users), (select taken_at from shop_epoch)) as opened`.execute(db);
  return {
    schedule: await readSettings(db, 'backup'),
    newest: rows[0]?.newest ?? undefined,
    opened: rows[0]?.opened ?? undefined,
  };
}

async function examineCopies(db: Db, now: Date, isStoodBy: boolean): Promise<Finding> {
  const { rows } = await sql<{ places: number; newest: Date | null }>`
    select count(*)::int as places, max(state_at) as newest from backup_places
    where is_same_disk is not true`.execute(db);
  return judgeCopies(rows[0]?.places ?? 0, rows[0]?.newest ?? undefined, now, isStoodBy);
}

async function newestFile(dataDir: string): Promise<Date | undefined> {
  const folder = backupFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Looks at the certificate for https; a server that has not started yet has none. */
export async function examineCertificate({ https, host, dataDir }: Config, now: Date): Promise<Finding[]> {
  if (!https) return [];
  const identity = https.given
    ? await givenCertificate(https.given)
    : await readIdentity(serverFile(dataDir));
  const keys = https.given ? [] : judgeKeys(await openToOthers(tlsFolder(dataDir)));
  if (typeof identity === 'string') return [good('certificate', 'تُنشأ حين يبدأ البرنامج'), ...keys];
  const certificate = new X509Certificate(identity.cert);
  const missing = reachableAddresses(host).filter((address) => certificate.checkIP(address) === undefined);
  const isGiven = https.given !== undefined;
  return [judgeCertificate({ end: endOf(identity.cert), missing, isGiven }, now), ...keys];
}
