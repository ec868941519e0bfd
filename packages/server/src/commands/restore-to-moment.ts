import { resolve } from 'node:path';
import { assertNotRunning } from '../db/embedded/replace-alone';
import type { Verdict } from '../modules/books';
import {
  candidatePlaces,
  DamagedFile,
  findRuns,
  keysOf,
  planRestore,
  restoreAt,
  withoutFile,
} from '../modules/backup';
import { both } from '../system/both';
import type { Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { explained, secondsSince } from './backup-command';
import { readMoment, shownMoment } from './moment.rules';
import { admissionLines, damage, failures, refusal, restoredText } from './restore-words';

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
  const runs = await findRuns(places);
  const plan = planRestore(runs, at, options.shop);
  if ('reason' in plan) throw refusal(plan, runs, places, at);

  const moment = shownMoment(plan.at ?? plan.until);
  console.log(
    `${plan.found.place}: ${both(`المتجر كما كان في ${moment}`, `the shop as it was on ${moment}`)}`,
  );
  await options.confirm();
  const began = Date.now();
  const restoring = restoreAt(plan, {
    dataDir: config.dataDir,
    keys: keysOf(options.passphrase ?? config.backupPassphrase),
    otherKeys: [keysOf(config.backupPassphrase)],
    judge: options.acceptBrokenBooks ? () => undefined : assertHold,
    say: (line) => console.log(line),
  }).catch((error: unknown) => {
    throw error instanceof DamagedFile ? damage(error, withoutFile(runs, error.path), options.shop) : error;
  });
  const { keptAside, attachments, failed, lastChange, ...admission } = await explained(restoring);
  console.log(restoredText(secondsSince(began)));
  if (lastChange) console.log(both(`آخر تغيير فيه في ${shownMoment(lastChange)}`, 'the last change in it'));
  for (const line of admissionLines(admission)) console.log(line);
  if (attachments > 0)
    console.log(both(`عاد من الملفات المرفقة: ${attachments}`, 'attached files brought back'));
  if (failed.length > 0) console.log(failures(failed));
  if (keptAside)
    console.log(
      both(
        `ما كان هنا قبل ذلك في ${keptAside}، احذفه حين تطمئن`,
        'what was there before; delete it when all is well',
      ),
    );
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
