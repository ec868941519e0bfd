import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { connect, type Db } from '../db/connect';
import { findCluster, findRunning } from '../db/embedded/find-running';
import { startStandby } from '../db/embedded/start-standby';
import { transaction } from '../db/transaction';
import { asSuperuser, parseLsn } from '../modules/backup';
import { knownSecret } from '../modules/secrets';
import {
  askRivals,
  raiseEpoch,
  readClaim,
  readEpoch,
  signClaim,
  supersedes,
  tellMoved,
  writeEpochFile,
  type Claim,
} from '../modules/standby';
import { machineName } from '../network/machine-names';
import { StartupError } from '../system/startup-error';
import {
  forgetStandby,
  isKept,
  readStandbyFile,
  readStandbyState,
  writeStandbyFile,
  type StandbyFile,
  type StandbyState,
} from './standby-file';

export interface TakingOver {
  dataDir: string;
  /** Where this computer will be reached, for the one that is told. */
  addresses: string[];
  say(line: string): void;
  /** Throws unless the owner wants it, knowing how things are. */
  confirm(facts: TakeOverFacts): Promise<void>;
}

export interface TakeOverFacts {
  shop: string;
  /** All that was saved until this moment is here; null if that is unknown. */
  inStepAt: Date | null;
  /** Whether the shop answers, so that it can be stopped and loses nothing. */
  isShopThere: boolean;
}

/** Milliseconds within which a copy that a process is starting answers. */
const opensWithin = 60_000;
/** Milliseconds within which a computer that takes over has written that down, on a slow disk too. */
const writesWithin = 3000;
/** Milliseconds within which the last changes of a shop that was stopped arrive. */
const arrivesWithin = 20_000;

/**
 * Makes the copy of this computer the shop. Each step may be repeated, so a take-over that was broken off is ended by
 * starting it again.
 */
export async function takeOver({ dataDir, addresses, say, confirm }: TakingOver): Promise<{ epoch: number }> {
  const file = await readStandbyFile(dataDir);
  if (!file)
    throw new StartupError(
      'This computer does not stand by for a shop.',
      'Run the command on the computer that stands by, in the folder of its program.',
    );
  const state = await readStandbyState(dataDir);
  const { url, close } = await openCopy(dataDir, say);
  const db = connect(url, { max: 2 });
  try {
    const secret = must(await knownSecret(db, 'claims'));
    const taking =
      file.taking ?? (await beginTaking(db, { file, state, dataDir, secret, addresses, confirm }));
    try {
      await stopShop(db, state?.shopAddresses ?? [], taking.claim, say);
    } catch (error) {
      await writeStandbyFile(dataDir, { ...file, taking: undefined });
      throw error;
    }
    await promote(dataDir, say);
    await becomeShop(db, dataDir, { file, state, taking });
    return { epoch: taking.epoch };
  } finally {
    await db.destroy();
    await close();
  }
}

/** Uses the copy's running database, or starts it. One that a process is only starting must not be started twice. */
async function openCopy(dataDir: string, say: (line: string) => void) {
  for (const began = Date.now(); ; await wait(500)) {
    const running = await findRunning(dataDir);
    if (running) return { url: running, close: async () => undefined };
    if (!(await isKept(dataDir))) break;
    if (Date.now() - began > opensWithin)
      throw new StartupError(
        'The copy of this computer is not whole yet, or is being taken anew.',
        'Wait until its page says that it is in step. Nothing was changed.',
      );
  }
  say('Opening the copy…');
  const until = AbortSignal.timeout(120_000);
  const engine = await startStandby({ dataDir, upstream: undefined, say, until }).catch((cause: unknown) => {
    throw new StartupError('The copy of this computer is not whole, or cannot be opened.', undefined, {
      cause,
    });
  });
  return { url: engine.url, close: engine.stop };
}

type Taking = NonNullable<StandbyFile['taking']>;

interface Beginning {
  file: StandbyFile;
  state: StandbyState | undefined;
  dataDir: string;
  secret: Uint8Array;
  addresses: string[];
  confirm(facts: TakeOverFacts): Promise<void>;
}

/**
 * Decides on the claim, unless another computer has taken over already. The claim can be asked for from then on, so of two
 * computers that take over at the same moment one sees that of the other.
 */
async function beginTaking(
  db: Db,
  { file, state, dataDir, secret, addresses, confirm }: Beginning,
): Promise<Taking> {
  const own = await readEpoch(db);
  const others = await db.selectFrom('standbys').select('addresses').where('id', '<>', file.id).execute();
  const shopAddresses = state?.shopAddresses ?? [];
  const asked = [...shopAddresses, ...own.formerAddresses, ...others.flatMap((one) => one.addresses)];
  const assertFirst = async (than: Parameters<typeof supersedes>[1]) => {
    const claims = (await askRivals(asked)).flatMap((claim) => readClaim(claim, secret) ?? []);
    const other = claims.find((claim) => supersedes(claim, than));
    if (other) throw takenBy(other);
  };
  await assertFirst(own);
  const isShopThere = await isServing(shopAddresses);
  await confirm({ shop: file.shop, inStepAt: state?.inStepAt ?? null, isShopThere });
  const facts = { epoch: own.epoch + 1, claimId: randomUUID(), takenAt: new Date() };
  const claim = signClaim(
    { ...facts, id: facts.claimId, name: machineName() || 'turoos', addresses },
    secret,
  );
  const taking = { ...facts, claim };
  await writeStandbyFile(dataDir, { ...file, taking });
  try {
    // another that began before this one may not have written it down yet
    if (others.length > 0) await wait(writesWithin);
    await assertFirst(taking);
    return taking;
  } catch (error) {
    await writeStandbyFile(dataDir, file);
    throw error;
  }
}

const takenBy = ({ name, addresses }: Claim): StartupError =>
  new StartupError(
    `أخذ الحاسوب ${name} المتجر قبل هذا الحاسوب (has taken the shop over already): ${addresses.join(' ')}`,
    'لم يتغير شيء. ليواكبه هذا الحاسوب (nothing was changed; to stand by for it): npm start -- --standby of=https://…',
  );

async function isServing(addresses: readonly string[]): Promise<boolean> {
  const ready = await Promise.all(
    addresses.map((address) =>
      fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2500) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return ready.includes(true);
}

/** Stops a shop that still answers, and waits until its last changes are here. */
async function stopShop(
  db: Db,
  addresses: readonly string[],
  claim: string,
  say: (line: string) => void,
): Promise<void> {
  const answers = await Promise.all(addresses.map((address) => tellMoved(address, claim)));
  const answer = answers.find((one) => one !== undefined);
  if (!answer && (await isServing(addresses)))
    throw new StartupError(
      'The shop works and does not believe this computer: its pairing was withdrawn, or the shop was taken over.',
      'Nothing was changed. To stand by again, pair it anew: npm start -- --standby of=https://… code=…',
    );
  if (!answer) return say('The other computer does not answer. It is told as soon as it does.');
  say('The other computer has stopped selling. Waiting for its last changes…');
  const end = parseLsn(answer.flushed);
  for (const began = Date.now(); Date.now() - began < arrivesWithin; await wait(200))
    if ((await readReplayed(db)) >= end) return say('Nothing is missing.');
  say('Its last changes did not arrive in time.');
}

async function readReplayed(db: Db): Promise<bigint> {
  const { rows } = await sql<{ at: string | null }>`
    select case when pg_is_in_recovery() then greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())
      else pg_current_wal_lsn() end::text as at`.execute(db);
  return parseLsn(rows[0]?.at ?? '0/0');
}

async function promote(dataDir: string, say: (line: string) => void): Promise<void> {
  const cluster = must(await findCluster(dataDir));
  await asSuperuser(cluster, async (client) => {
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    if (!rows[0]?.waits) return;
    say('Making the copy the shop…');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_promote(true, 300)');
  });
}

/** Raises the epoch in the database and in the file beside it; the folder is that of a shop after that. */
async function becomeShop(
  db: Db,
  dataDir: string,
  {
    file,
    state,
    taking,
  }: {
    file: StandbyFile;
    state: StandbyState | undefined;
    taking: Taking;
  },
): Promise<void> {
  await transaction(db, async (tx) => {
    if ((await readEpoch(tx)).claimId === taking.claimId) return;
    await raiseEpoch(tx, {
      ...taking,
      standbyId: file.id,
      name: machineName() || 'turoos',
      formerAddresses: state?.shopAddresses ?? [],
      inStepAt: state?.inStepAt ?? taking.takenAt,
      dataDir,
    });
  });
  await writeEpochFile(dataDir, taking);
  await forgetStandby(dataDir);
}
