import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { connectBranches, type Db } from './db/connect';
import type { Engine } from './db/engine';
import { checkReplica } from './db/external';
import { allJobs } from './jobs/all-jobs';
import { watchClock } from './jobs/mend-clock';
import { watchForNews } from './jobs/notifications';
import { watchForDeliveries } from './jobs/webhooks';
import { createBackground } from './kernel/background';
import { createExports, exportLimits } from './kernel/exports';
import type { GatherMetrics } from './kernel/gather-metrics';
import { startJobs } from './kernel/jobs';
import { startLive } from './kernel/live';
import { createLongReads, longReadLimits } from './kernel/long-reads';
import { createMonitor } from './kernel/monitor';
import { createReads } from './kernel/reads';
import { keyReader } from './modules/api-keys';
import { readSession } from './modules/auth';
import { leaveAddress, openedAddress } from './modules/marketing';
import { createMailer, createSmsGateway } from './modules/outbox';
import { followTokenKey, sharedSecret } from './modules/secrets';
import { keepReporting } from './modules/system-status';
import type { FirstAdmin } from './modules/users';
import type { Network } from './network/network';
import { portProblem } from './network/port-problem';
import { listenSecurely, type SecureListener } from './network/secure-listener';
import { watchNetwork } from './network/watch-network';
import { archiveShop, openShop, settleShop, standbysOfShop } from './open-shop';
import { connectReports, poolSizes } from './pools';
import type { Config } from './system/config';
import { both } from './system/both';
import { codeOf } from './system/error-facts';
import { StartupError } from './system/startup-error';

/** A shop that is served, by this process or by workers. */
export interface RunningShop {
  port: number;
  network: Network;
  /** Set when this start created the first administrator. */
  firstAdmin: FirstAdmin | undefined;
  engine: Engine;
  close(): Promise<void>;
}

export interface RunningServer extends RunningShop {
  app: FastifyInstance;
}

/** Opens a shop and serves it in this process. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const network = await watchNetwork(config, say);
  const shop = await openShop(config, say).catch(async (error: unknown) => {
    await network.close();
    throw error;
  });
  const closeShop = () => Promise.all([network.close(), shop.close()]);
  try {
    const firstAdmin = await settleShop(config, shop);
    const { app, port, close } = await serveShop(config, shop.engine.url, shop.db, network, say);
    const archive = archiveShop(config, shop, say);
    const standbys = standbysOfShop(config, shop, network, say);
    const closeAll = async () => {
      await close();
      await archive?.close();
      await standbys?.close();
      await closeShop();
    };
    return { app, port, network, firstAdmin, engine: shop.engine, close: closeAll };
  } catch (error) {
    await closeShop();
    throw error;
  }
}

/** Serves a migrated shop: its HTTP requests, and its jobs together with the other processes over it. */
export async function serveShop(
  config: Config,
  url: string,
  db: Db,
  network: Network,
  say: (line: string) => void,
  gatherMetrics?: GatherMetrics,
): Promise<{ app: FastifyInstance; port: number; close(): Promise<void> }> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closers.toReversed()) await end();
  };
  const readingFrom = (place: string) => ({ url: place, db: connectReports(place, config.workers) });
  try {
    const primary = readingFrom(url);
    closers.push(() => primary.db.destroy());
    if (config.readUrl) await checkReplica(config.readUrl);
    const replica = config.readUrl ? readingFrom(config.readUrl) : undefined;
    if (replica) closers.push(() => replica.db.destroy());

    let warn: (error: unknown) => void = () => undefined;
    const complain = (error: unknown) => warn(error);
    let note: (line: string) => void = () => undefined;
    const live = await startLive(url, db, complain);
    closers.push(() => live.close());
    const reads = createReads({ db, live, primary, replica, log: (line) => note(line) });
    closers.push(async () => reads.close());
    const background = createBackground();
    closers.push(() => background.close());
    const tokens = await followTokenKey(db, live, complain);
    const links = await sharedSecret(db, 'links');
    const jobs = await startJobs(
      url,
      {
        db,
        reads: () => reads.forJobs(),
        mailer: config.smtp && createMailer(config.smtp),
        sms: config.sms && createSmsGateway(config.sms),
        openedAddress: openedAddress({ secret: links, publicUrl: config.publicUrl }),
        leaveAddress: leaveAddress({ secret: links, publicUrl: config.publicUrl }),
        dataDir: config.dataDir,
        backupPassphrase: config.backupPassphrase,
        background,
        announce: live.announce,
        warn: complain,
      },
      allJobs(config),
    );
    closers.push(() => jobs.close());
    const stopMending = watchClock(db, complain);
    closers.push(async () => stopMending());
    const stopWatching = watchForNews(live, jobs, complain);
    closers.push(async () => stopWatching());
    const telling = { db, background, announce: live.announce, warn: complain };
    const stopTelling = watchForDeliveries(live, { ...telling, allowsInside: config.webhooksInside });
    closers.push(async () => stopTelling());
    const pools = { counter: db, reports: primary.db, ...(replica && { replica: replica.db }) };
    const monitor = createMonitor(pools, (line) => note(line));
    closers.push(async () => monitor.close());
    closers.push(keepReporting(primary.db, { config, monitor, network }, complain));
    const exports = createExports(exportLimits(config.workers));
    const branches = connectBranches(url, { max: poolSizes(config.workers).branches });
    closers.push(() => branches.close());
    const app = await createApp({
      config,
      db,
      url,
      reads,
      branches,
      exports,
      longReads: createLongReads(longReadLimits(poolSizes(config.workers).reports)),
      background,
      live,
      network,
      jobs,
      monitor,
      gatherMetrics,
      tokens,
      links,
      readSession: (token) => readSession({ db, tokens }, token),
      readKey: keyReader(db, config.workers),
      warn: complain,
    });
    warn = (err) => app.log.warn({ err }, 'background work failed');
    note = (line) => app.log.warn(line);
    // running requests finish; exports that take too long and endless streams are cut off
    let secure: SecureListener | undefined;
    closers.push(() =>
      Promise.all([app.close(), secure?.close(), exports.close(), live.close(), background.close()]),
    );
    await listen(app, config);
    const { port } = app.server.address() as AddressInfo;
    network.ports.http = port;
    if (config.https)
      secure = await listenSecurely(app.server, { port: config.https.port, host: config.host }, network, say);
    return { app, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const known = portProblem('PORT', port, error);
    if (known) throw new StartupError(known.problem, known.hint);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error) ?? ''))
      throw new StartupError(
        both(`‏HOST ${host} ليس عنواناً لهذا الحاسوب`, `HOST ${host} is not an address of this machine`),
      );
    throw error;
  }
}
