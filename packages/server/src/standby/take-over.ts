import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '@turoos/contract';
import { connect, type Db } from '../db/connect';
import { findCluster, findRunning } from '../db/embedded/find-running';
import { startStandby } from '../db/embedded/start-standby';
import { transaction } from '../db/transaction';
import { asSuperuser } from '../modules/backup';
import { knownSecret } from '../modules/secrets';
import {
  askRivals,
  raiseEpoch,
  readClaim,
  readEpoch,
  signClaim,
  supersedes,
  writeEpochFile,
  type Claim,
} from '../modules/standby';
import { machineName } from '../network/machine-names';
import { both } from '../system/both';
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
import { isServing, stopShop } from './stop-shop';

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

/**
 * Makes the copy of this computer the shop. Each step may be repeated, so a take-over that was broken off is ended by
 * starting it again.
 */
export async function takeOver({ dataDir, addresses, say, confirm }: TakingOver): Promise<{ epoch: number }> {
  const file = await readStandbyFile(dataDir);
  if (!file)
    throw new StartupError(
      both('هذا الحاسوب ليس احتياطياً لمتجر', 'this computer does not stand by for a shop'),
      both(
        'اكتب الأمر على الحاسوب الاحتياطي، في مجلد برنامجه',
        'run the command on the computer that stands by, in the folder of its program',
      ),
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
        both(
          'لم تكتمل النسخة على هذا الحاسوب بعد، أو تؤخذ من جديد',
          'the copy of this computer is not whole yet, or is being taken anew',
        ),
        both(
          'انتظر حتى تقول صفحته إنه مواكب للمتجر. لم يتغير شيء',
          'wait until its page says that it is in step; nothing was changed',
        ),
      );
  }
  say(both('تُفتح النسخة…', 'opening the copy'));
  const until = AbortSignal.timeout(120_000);
  const engine = await startStandby({ dataDir, upstream: undefined, say, until }).catch((cause: unknown) => {
    const problem = both(
      'النسخة على هذا الحاسوب غير مكتملة، أو لا تُفتح',
      'the copy of this computer is not whole, or cannot be opened',
    );
    throw new StartupError(problem, undefined, { cause });
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
    `${both(`أخذ الحاسوب ${name} المتجر قبل هذا الحاسوب`, 'has taken the shop over already')}: ${addresses.join(' ')}`,
    `${both('لم يتغير شيء. ليواكبه هذا الحاسوب', 'nothing was changed; to stand by for it')}: npm start -- --standby of=https://…`,
  );

async function promote(dataDir: string, say: (line: string) => void): Promise<void> {
  const cluster = must(await findCluster(dataDir));
  await asSuperuser(cluster, async (client) => {
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    if (!rows[0]?.waits) return;
    say(both('تصبح النسخة هي المتجر…', 'Making the copy the shop'));
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
