import { standbyTexts } from '@turoos/contract';
import { Client } from 'pg';
import type { Db } from '../../db/connect';
import type { OwnCluster } from '../../db/embedded/start-embedded';
import { notifyScreens } from '../../kernel/live';
import { readSettings } from '../../kernel/settings';
import type { Network } from '../../network/network';
import { version } from '../../system/version';
import { troublesOf, type Troubles } from '../backup';
import { announceTakeOver } from './announce-take-over';
import { readEpoch, readMoved } from './epoch-store';
import { heedClaim } from './heed-claim';
import { waitingKeeper } from './keep-waiting';
import { askPartners, tellMoved } from './partners';
import { dropForeignSlots } from './slots';
import { readContact, writeIsWaitedFor } from './standby-files';
import { isHeard, problemOf } from './standby-state.rules';

export interface Keeping {
  db: Db;
  cluster: OwnCluster;
  dataDir: string;
  network: Network;
  host: string;
  complain(error: unknown): void;
}

/** Milliseconds. */
const every = { look: 500, screens: 1000, partners: 10_000 };

/** Keeps the standbys of a shop, in the process that owns its database. */
export function keepStandbys(keeping: Keeping): { close(): Promise<void> } {
  const stopLooking = repeat(every.look, lookAtStandbys(keeping), keeping.complain);
  const stopAsking = repeat(every.partners, askAndTell(keeping), keeping.complain);
  const stopSending = repeat(every.screens, sendScreensAway(keeping), keeping.complain);
  return { close: async () => void (await Promise.all([stopLooking(), stopAsking(), stopSending()])) };
}

function repeat(interval: number, work: Work, complain: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let isClosed = false;
  const round = () => {
    if (underWay || isClosed) return;
    underWay = work.round().catch((error: unknown) => {
      if (!isClosed) complain(error);
    });
    void underWay.finally(() => (underWay = undefined));
  };
  const timer = setInterval(round, interval).unref();
  return async () => {
    isClosed = true;
    clearInterval(timer);
    await underWay;
    await work.close?.();
  };
}

interface Work {
  round(): Promise<void>;
  close?(): Promise<void>;
}

/** Decides whether sales wait for a standby, drops the replication slots of withdrawn standbys, and notes what is wrong. */
function lookAtStandbys({ db, cluster, dataDir }: Keeping): Work {
  let client: Client | undefined;
  const waiting = waitingKeeper();
  const troubles = new Map<string, Troubles>();
  let wasWaitedFor: boolean | undefined;
  let hadAny = true;
  let rounds = 0;

  const connected = async (): Promise<Client> => {
    if (client) return client;
    const fresh = new Client({
      connectionString: cluster.superuserUrl,
      application_name: 'turoos standbys',
      connectionTimeoutMillis: 10_000,
    });
    fresh.on('error', () => undefined);
    fresh.once('end', () => (client = undefined));
    await fresh.connect();
    return (client = fresh);
  };

  const round = async () => {
    // a shop without any is hardly looked at
    if (!hadAny && rounds++ % 10 !== 0) return;
    const known = await db.selectFrom('standbys').select('id').execute();
    if (known.length === 0 && !hadAny) return;
    const settings = await readSettings(db, 'backup');
    const contacts = await Promise.all(
      known.map(async ({ id }) => ({ id, contact: await readContact(dataDir, id) })),
    );
    const now = new Date();
    const superuser = await connected();
    await dropForeignSlots(
      superuser,
      known.map(({ id }) => id),
    );
    const isWaitedFor = await waiting.look(superuser, {
      isWanted: settings.standbyMode === 'sync' && known.length > 0,
      mostSeconds: settings.standbyWait,
      isHeard: contacts.some(({ contact }) => isHeard(contact, now)),
    });
    if (isWaitedFor !== wasWaitedFor) await writeIsWaitedFor(dataDir, isWaitedFor);
    wasWaitedFor = isWaitedFor;
    const isLate = settings.standbyMode === 'sync' && !isWaitedFor;
    for (const { id, contact } of contacts) {
      const noted = troubles.get(id) ?? troublesOf(db, id, 'standby');
      troubles.set(id, noted);
      const problem = problemOf(contact, version, now);
      await noted.note(isLate && problem ? standbyTexts.late : problem, isLate && contact !== undefined);
    }
    hadAny = known.length > 0;
  };
  return { round, close: async () => void (await client?.end().catch(() => undefined)) };
}

/** Asks the computers that may have taken over, and tells the one before that this one has. */
function askAndTell({ db, dataDir }: Keeping): Work {
  let isTold = false;
  let isAnnounced = false;
  return {
    async round() {
      const own = await readEpoch(db);
      if (!isAnnounced) await announceTakeOver(db, own);
      isAnnounced = true;
      const known = await db.selectFrom('standbys').select('addresses').execute();
      const addresses = [...new Set([...known.flatMap((one) => one.addresses), ...own.formerAddresses])];
      if (addresses.length === 0) return;
      for (const claim of await askPartners(addresses)) await heedClaim({ own, dataDir, db }, claim);
      const { claim } = own;
      if (!claim || isTold) return;
      const answers = await Promise.all(own.formerAddresses.map((address) => tellMoved(address, claim)));
      isTold = own.formerAddresses.length > 0 && answers.some((answer) => answer !== undefined);
    },
  };
}

/** Makes every open screen ask once after the shop has moved, because one that nobody uses would not learn of it. */
function sendScreensAway({ db, dataDir }: Pick<Keeping, 'db' | 'dataDir'>): Work {
  let isSent = false;
  return {
    async round() {
      if (isSent || !(await readMoved(dataDir))) return;
      await notifyScreens(db, ['session']);
      isSent = true;
    },
  };
}
