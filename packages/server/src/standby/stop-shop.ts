import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { parseLsn } from '../modules/backup';
import { tellMoved } from '../modules/standby';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';

/** Milliseconds within which the last changes of a shop that was stopped arrive. */
const arrivesWithin = 20_000;

export async function isServing(addresses: readonly string[]): Promise<boolean> {
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
export async function stopShop(
  db: Db,
  addresses: readonly string[],
  claim: string,
  say: (line: string) => void,
): Promise<void> {
  const answers = await Promise.all(addresses.map((address) => tellMoved(address, claim)));
  const answer = answers.find((one) => one !== undefined);
  if (!answer && (await isServing(addresses)))
    throw new StartupError(
      both(
        'المتجر يعمل ولا يقبل من هذا الحاسوب: سُحب ربطه، أو انتقل المتجر إلى حاسوب آخر',
        'the shop works and does not believe this computer: its pairing was withdrawn, or the shop was taken over',
      ),
      both(
        'لم يتغير شيء. ليصبح احتياطياً من جديد اربطه',
        'nothing was changed; to stand by again, pair it anew',
      ) + ': npm start -- --standby of=https://… code=…',
    );
  if (!answer)
    return say(
      both(
        'الحاسوب الآخر لا يرد، ويُبلَّغ حين يرد',
        'the other computer does not answer; it is told as soon as it does',
      ),
    );
  say(
    both(
      'توقف الحاسوب الآخر عن البيع، وننتظر آخر ما سُجّل فيه…',
      'the other computer has stopped selling; waiting for its last changes',
    ),
  );
  const end = parseLsn(answer.flushed);
  for (const began = Date.now(); Date.now() - began < arrivesWithin; await wait(200))
    if ((await readReplayed(db)) >= end) return say(both('لا ينقص شيء', 'nothing is missing'));
  say(both('لم يصل آخر ما سُجّل فيه في الوقت', 'its last changes did not arrive in time'));
}

async function readReplayed(db: Db): Promise<bigint> {
  const { rows } = await sql<{ at: string | null }>`
    select case when pg_is_in_recovery() then greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())
      else pg_current_wal_lsn() end::text as at`.execute(db);
  return parseLsn(rows[0]?.at ?? '0/0');
}
