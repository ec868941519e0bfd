import type { SystemStatus } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Config } from '../../system/config';
import { listTills } from '../tills';
import { examineCopying, readTimes } from './examine-shop';
import type { Finding } from './finding';
import { judgeClock, judgeDisk } from './judge-machine.rules';
import { judgeConnections, judgeGrowth, judgeJobs, judgeSpeed, judgeTills } from './judge-running.rules';
import { judgeCertificate } from './judge-shop.rules';
import { readDatabaseSize, readFailedJobs, type DatabaseSize } from './running.queries';
import { readReports, type ServerReport } from './server-report';

export interface RunningShop {
  findings: Finding[];
  reports: ServerReport[];
  size: DatabaseSize;
  tills: SystemStatus['tills'];
}

/** Looks at a shop while it runs, through its database, in which each of its processes tells about itself. */
export async function examineRunning(
  db: Db,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<RunningShop> {
  const reports = await readReports(db);
  const serving = reports.filter(({ isServing }) => isServing);
  const size = await readDatabaseSize(db);
  const tills = await readOpenTills(db);
  const [fullest] = serving.map(({ disk }) => disk).toSorted((a, b) => a.free - b.free);
  const exhausted = serving.flatMap((one) => (one.exhausted ? [one.exhausted] : []));
  const findings = [
    ...(fullest ? [judgeDisk(fullest)] : []),
    ...(await examineCopying(db, config, now)),
    judgeClock(now, { ...(await readTimes(db)), database: databaseClock(serving, now) }),
    ...judgeCertificates(serving, now),
    ...judgeJobs(await readFailedJobs(db)),
    judgeConnections(exhausted, now),
    judgeSpeed(reports.flatMap(({ requests }) => requests)),
    judgeGrowth(size, fullest?.free),
    ...judgeTills(tills, now),
  ];
  return { findings, reports, size, tills };
}

/** The clock of the database, as the process sees it whose own differs most. */
function databaseClock(serving: readonly ServerReport[], now: Date): Date | undefined {
  const [off] = serving.map(({ clockOff }) => clockOff).toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return off === undefined ? undefined : new Date(now.getTime() - off);
}

function judgeCertificates(serving: readonly ServerReport[], now: Date): Finding[] {
  const [first] = serving
    .flatMap(({ certificate }) => (certificate ? [certificate] : []))
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
  return first ? [judgeCertificate({ ...first, missing: [] }, now)] : [];
}

async function readOpenTills(db: Db): Promise<SystemStatus['tills']> {
  const all = await listTills(db);
  return all
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ _id, code, name, lastSeenAt, waiting }) => ({ _id, code, name, lastSeenAt, waiting }));
}
