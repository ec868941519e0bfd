import { apis, type Api, type SlowRequest, type SystemStatus } from '@turoos/contract';
import { durationOf, mergeDigests, type RouteDigest } from '../../kernel/request-digest';
import type { Services } from '../../kernel/services';
import { version } from '../../system/version';
import { examineRunning } from './examine-running';
import { readDatabaseVersion } from './running.queries';
import { writeReport } from './server-report';

/**
 * The endpoints by method and template of their address, with what they do in words. What programs can ask for besides
 * means nothing to the owner.
 */
const titles = new Map<string, string>(
  Object.values<Api>(apis).flatMap((api) =>
    Object.values(api).map(
      ({ method, path, summary }) =>
        [`${method} /api${path}`, summary.replace(/، (أو ملف|أو كشف|في الحقل) .*$/, '')] as const,
    ),
  ),
);

const mostRequests = 10;
/** A single slow request is chance. */
const leastRequests = 3;

export async function readStatus(services: Services): Promise<SystemStatus> {
  const { db, config } = services;
  // what this process knows is told at once, and not up to a minute late
  await writeReport(db, services);
  const { findings, reports, size, tills } = await examineRunning(db, config, new Date());
  const states = findings.map(({ state }) => state);
  return {
    state: states.includes('bad') ? 'bad' : states.includes('doubtful') ? 'doubtful' : 'good',
    checks: findings.map(({ about, state, says, remedy }) => ({ about, state, says, remedy })),
    versions: { program: version, database: await readDatabaseVersion(db), node: process.version },
    servers: reports
      .filter(({ isServing }) => isServing)
      .map(({ id, host, startedAt, memory, lag }) => ({ _id: id, host, startedAt, memory, lag })),
    database: size,
    requests: slowest(reports.flatMap(({ requests }) => requests)),
    tills,
  };
}

/** Returns the slowest requests of all servers. */
function slowest(digests: readonly RouteDigest[]): SlowRequest[] {
  return mergeDigests(digests)
    .flatMap((digest) => {
      const title = titles.get(digest.route);
      if (title === undefined || digest.count < leastRequests) return [];
      const within = (share: number) => Math.round(durationOf(digest, share));
      const { route, count } = digest;
      return [
        { route, title, count, median: within(0.5), p95: within(0.95), slowest: Math.round(digest.slowest) },
      ];
    })
    .toSorted((a, b) => b.p95 - a.p95)
    .slice(0, mostRequests);
}
