import { X509Certificate } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { checkExternal } from '../db/external';
import { pendingMigrations } from '../db/migrate';
import { readSettings } from '../kernel/settings';
import { backupFolder, describeArchive, readLastCheck } from '../modules/backup';
import { givenCertificate } from '../network/given-certificate';
import { earliestDay, endOf } from '../network/identity';
import { openToOthers, readIdentity } from '../network/identity-file';
import { reachableAddresses } from '../network/machine-names';
import { serverFile, tlsFolder } from '../network/own-certificate';
import type { Config } from '../system/config';
import { good, type Finding } from './finding';
import { judgeClock } from './judge-machine.rules';
import {
  judgeArchive,
  judgeBackups,
  judgeCertificate,
  judgeCopies,
  judgeKeys,
  judgeSchema,
} from './judge-shop.rules';

/** Looks at the shop itself, through its database if that runs; nothing is started and nothing is changed. */
export async function examineShop(config: Config, now: Date): Promise<Finding[]> {
  const url = config.databaseUrl ?? (await findRunning(config.dataDir));
  if (config.databaseUrl) await checkExternal(config.databaseUrl, 3000);
  const file = await newestFile(config.dataDir);
  if (!url)
    return [
      judgeClock(now, { earliest: earliestDay, newest: file }),
      good('قاعدة البيانات (Database)', 'لا تعمل الآن، ويُعرف أكثر والبرنامج يعمل'),
      judgeBackups({ isAutomatic: undefined, newest: file }, now),
    ];
  const db = connect(url, { max: 1 });
  try {
    return [
      judgeClock(now, { earliest: earliestDay, ...(await readTimes(db)) }),
      judgeSchema(await pendingMigrations(db)),
      judgeBackups(await readBackups(db), now),
      await examineCopies(db, now),
      judgeArchive(await describeArchive(db, config.dataDir, config.databaseUrl === undefined), now),
    ];
  } finally {
    await db.destroy();
  }
}

async function readTimes(db: Db) {
  const { rows } = await sql<{ newest: Date | null; database: Date }>`
    select greatest((select at from audit_log order by id desc limit 1),
      (select max(created_at) from backups where status = 'ready' and kind <> 'uploaded')) as newest,
      clock_timestamp() as database`.execute(db);
  return { newest: rows[0]?.newest ?? undefined, database: rows[0]?.database };
}

async function readBackups(db: Db) {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(created_at) as newest from backups where status = 'ready' and kind <> 'uploaded'`.execute(db);
  const check = await readLastCheck(db);
  return {
    isAutomatic: (await readSettings(db, 'backup')).autoBackup,
    newest: rows[0]?.newest ?? undefined,
    checkError: check?.error,
  };
}

async function examineCopies(db: Db, now: Date): Promise<Finding> {
  const { rows } = await sql<{ places: number; newest: Date | null }>`
    select count(*)::int as places, max(state_at) as newest from backup_places
    where is_same_disk is not true`.execute(db);
  return judgeCopies(rows[0]?.places ?? 0, rows[0]?.newest ?? undefined, now);
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
  if (typeof identity === 'string')
    return [good('الشهادة (Certificate)', 'تُنشأ حين يبدأ البرنامج'), ...keys];
  const certificate = new X509Certificate(identity.cert);
  const missing = reachableAddresses(host).filter((address) => certificate.checkIP(address) === undefined);
  const isGiven = https.given !== undefined;
  return [judgeCertificate({ end: endOf(identity.cert), missing, isGiven }, now), ...keys];
}
