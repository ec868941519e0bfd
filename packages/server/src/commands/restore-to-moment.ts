import { resolve } from 'node:path';
import { assertNotRunning } from '../db/embedded/replace-alone';
import type { Verdict } from '../modules/books';
import {
  candidatePlaces,
  DamagedFile,
  findRuns,
  isGone,
  keysOf,
  planRestore,
  restoreAt,
  withoutFile,
  type RestorePlan,
} from '../modules/backup';
import { both } from '../system/both';
import type { Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { explained, secondsSince } from './backup-command';
import { readMoment, shownMoment } from './moment.rules';
import {
  admissionLines,
  brokenOff,
  damage,
  failures,
  filesLeft,
  keptIn,
  leadsLessFar,
  refusal,
  restoredText,
} from './restore-words';
import { untilStopped } from './until-stopped';

export interface MomentOptions {
  /** '2026-11-15 14:02', or 'latest'. */
  at: string;
  /** The place for copies; without it all that are known or plugged in are looked into. */
  from?: string | undefined;
  shop?: string | undefined;
  passphrase: string | undefined;
  acceptBrokenBooks: boolean;
  confirm(): Promise<void>;
}

/** Brings the shop back as it was at a moment, from the changes that were copied continuously. */
export async function restoreToMoment(config: Config, options: MomentOptions): Promise<void> {
  if (config.databaseUrl)
    throw new StartupError(
      both(
        'العودة إلى لحظة لقاعدة البيانات المضمّنة وحدها',
        'going back to a moment works with the embedded database only, and DATABASE_URL names another one',
      ),
      'Use the archive of that PostgreSQL server (its own point-in-time recovery), or restore a backup file.',
    );
  const at = options.at === 'latest' ? 'latest' : readMoment(options.at);
  if (!at)
    throw new StartupError(
      both(`«${options.at}» ليست لحظة`, 'this is no moment'),
      both(
        'اكتبها بتوقيت اليمن، مثل 2026-11-15 14:02 أو 2026-11-15 14:02:30، أو اكتب latest',
        'in the time of Yemen, or latest',
      ),
    );
  await assertNotRunning(config.dataDir);
  const places = options.from ? [resolve(options.from)] : await candidatePlaces(config.dataDir);
  const plan = () => findPlan(places, at, options.shop);
  const asked = await plan();
  const moment = shownMoment(endOf(asked));
  console.log(
    `${asked.found.place}: ${both(`المتجر كما كان في ${moment}`, `the shop as it was on ${moment}`)}`,
  );
  await options.confirm();
  const began = Date.now();
  const restoring = untilStopped(brokenOff, (until) =>
    followPlan(plan, asked, (found) =>
      restoreAt(found, {
        dataDir: config.dataDir,
        keys: keysOf(options.passphrase ?? config.backupPassphrase),
        otherKeys: [keysOf(config.backupPassphrase)],
        judge: options.acceptBrokenBooks ? () => undefined : assertHold,
        say: (line) => console.log(line),
        until,
      }),
    ),
  ).catch(async (error: unknown) => {
    if (!(error instanceof DamagedFile)) throw error;
    throw damage(error, withoutFile(await findRuns(places), error.path), options.shop);
  });
  const { keptAside, attachments, failed, left, lastChange, ...admission } = await explained(restoring);
  console.log(restoredText(secondsSince(began)));
  if (lastChange) console.log(both(`آخر تغيير فيه في ${shownMoment(lastChange)}`, 'the last change in it'));
  for (const line of admissionLines(admission)) console.log(line);
  if (attachments > 0)
    console.log(both(`عاد من الملفات المرفقة: ${attachments}`, 'attached files brought back'));
  if (failed.length > 0) console.log(failures(failed));
  if (left > 0) {
    console.log(filesLeft(left));
    process.exitCode = 1;
  }
  if (keptAside) console.log(keptIn(keptAside));
}

async function findPlan(
  places: readonly string[],
  at: Date | 'latest',
  shop: string | undefined,
): Promise<RestorePlan> {
  const runs = await findRuns(places);
  const plan = planRestore(runs, at, shop);
  if ('reason' in plan) throw refusal(plan, runs, places, at);
  return plan;
}

/** The moment as which the shop comes back. */
const endOf = ({ at, until }: RestorePlan): Date => at ?? until;

/** So many plans are made before a file that is missing is believed to be lost. */
const mostPlans = 3;

/**
 * Restores by a plan that is made anew, because the archive has gone on while the question waited: pieces are merged, and old
 * ones are deleted. Other files may lead to the moment, but not to an earlier one than was agreed.
 */
async function followPlan<T>(
  plan: () => Promise<RestorePlan>,
  agreed: RestorePlan,
  restore: (plan: RestorePlan) => Promise<T>,
): Promise<T> {
  for (let made = 1; ; made++) {
    const found = await plan();
    if (endOf(found) < endOf(agreed)) throw leadsLessFar(endOf(found));
    try {
      return await restore(found);
    } catch (error) {
      if (made === mostPlans || !isGone(found.found, error)) throw error;
    }
  }
}

function assertHold(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter(({ contradictions }) => contradictions.length > 0);
  if (broken.length === 0) return;
  const told = broken.map(({ claim, contradictions }) => `BROKEN  ${claim}: ${contradictions[0]}`);
  throw new StartupError(
    `${both('دفاتر تلك اللحظة متناقضة', 'the books of that moment contradict themselves')}:\n  ${told.join('\n  ')}`,
    both(
      'لم يتغير شيء. للعودة إليها مع ذلك اكتب --accept-broken-books',
      'nothing was changed; --accept-broken-books brings it back all the same',
    ),
  );
}
