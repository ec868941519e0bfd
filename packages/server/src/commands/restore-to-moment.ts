import { resolve } from 'node:path';
import { backupTexts } from '@turoos/contract';
import { findRunning } from '../db/embedded/find-running';
import type { Verdict } from '../modules/books';
import {
  candidatePlaces,
  DamagedFile,
  findRuns,
  isOfKey,
  keysOf,
  planRestore,
  restoreAt,
  stretchesOf,
  withoutFile,
  type FailedCopy,
  type FoundRun,
  type Refusal,
  type Restored,
} from '../modules/backup';
import { both } from '../system/both';
import { messageOf } from '../system/error-facts';
import type { Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { explained, secondsSince } from './backup-command';
import { readMoment, shownMoment } from './moment.rules';

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

export const unchanged = both('لم يتغير شيء', 'nothing was changed');
export const restoredText = (duration: string): string =>
  both(
    `تمت الاستعادة في ${duration}. يدخل الجميع من جديد`,
    `restored in ${duration}; everybody signs in anew`,
  );

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
  if (await findRunning(config.dataDir))
    throw new StartupError(
      both('المتجر يعمل الآن، فأوقف البرنامج أولاً', 'a Turoos server is using this shop; stop it first'),
    );
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

/** Says which API keys and standbys are let in, because the restored shop does not know who was withdrawn since. */
export const admissionLines = ({ withdrawn, letIn }: Pick<Restored, 'withdrawn' | 'letIn'>): string[] => [
  ...(withdrawn > 0
    ? [
        both(
          'سُحبت مفاتيح الربط وربط الحاسوب الاحتياطي كما كانت في تلك اللحظة، فأنشئها واربطه من جديد',
          'API keys and standbys of that moment were withdrawn: make the keys and pair the computers anew',
        ),
      ]
    : []),
  ...(letIn > 0
    ? [
        both(
          `بقيت مفاتيح الربط والحواسيب الاحتياطية كما كانت عند آخر تغيير نُسخ، وعددها ${letIn}. ما سُحب منها بعده فاسحبه من جديد`,
          `${letIn} API keys and standbys are let in as they were at the last change copied: withdraw again those that were withdrawn after it`,
        ),
      ]
    : []),
];

const mostFailuresNamed = 20;

/** Names the attached files that did not come back, each with the reason. */
export function failures(failed: readonly FailedCopy[]): string {
  const named = failed.slice(0, mostFailuresNamed);
  return [
    both(
      `عاد المتجر، ولم يعد من الملفات المرفقة: ${failed.length}`,
      'the shop is restored, without these attached files',
    ),
    ...named.map(({ path, error }) => `${path}: ${reasonOf(error)}`),
    ...(failed.length > named.length ? ['…'] : []),
    ...(failed.some(({ error }) => isOfKey(error)) ? [bothPassphrases] : []),
  ].join('\n  ');
}

/** Copies of attached files are made anew when the passphrase changes, and those of the database are not. */
const bothPassphrases = both(
  'نسخ الملفات المرفقة مشفّرة بعبارة المرور الأحدث إن تغيّرت بعد تلك اللحظة. كرّر الأمر نفسه بالعبارتين: ' +
    'الأحدث في ملف يسمّيه TUROOS_BACKUP_PASSPHRASE_FILE، وعبارة تلك اللحظة في ملف بعد --passphrase-file',
  'copies of attached files are encrypted with the newer passphrase if it was changed since: repeat the command with both, ' +
    'the newer one by TUROOS_BACKUP_PASSPHRASE_FILE and that of the moment by --passphrase-file',
);

/** The text for a damaged file says that nothing was changed, which is not so any more. */
const reasonOf = (error: unknown): string =>
  messageOf(error) === backupTexts.damaged ? both('تالف', 'damaged') : messageOf(error);

/** Names the file that is damaged, and what can be restored without it. */
export function damage(
  { path }: DamagedFile,
  others: readonly FoundRun[],
  shop: string | undefined,
): StartupError {
  const plan = planRestore(others, 'latest', shop);
  const last =
    'until' in plan
      ? both(`آخر لحظة يمكن العودة إليها دونه: ${shownMoment(plan.until)}`, 'the last moment without it')
      : both('ولا يمكن العودة إلى شيء دونه', 'nothing can be restored without it');
  return new StartupError(
    both(`الملف ${path} تالف`, 'this file is damaged'),
    [last, unchanged, ...waysBack(others)].join('\n  '),
  );
}

export function refusal(
  why: Refusal,
  runs: readonly FoundRun[],
  places: readonly string[],
  at: Date | 'latest',
): StartupError {
  const wanted = at === 'latest' ? 'latest' : shownMoment(at);
  const ways = waysBack(runs);
  const hint = [unchanged, ...(ways.length > 0 ? ways : [whereToLook(places)])].join('\n  ');
  switch (why.reason) {
    case 'nothing':
      return new StartupError(both('لا يوجد نسخ مستمر يمكن العودة به', 'no archive was found'), hint);
    case 'unfinished': {
      const where = [...new Set(runs.map(({ place }) => place))].join('، ');
      return new StartupError(
        both(
          `بدأ النسخ المستمر في ${where}، ولم تكتمل فيه نسخة كاملة واحدة، فلا عودة به إلى شيء`,
          'the archive has no whole copy: its first one was never finished',
        ),
        hint,
      );
    }
    case 'tooEarly': {
      const first = shownMoment(upToSecond(why.first));
      return new StartupError(
        both(`${wanted} قبل أول نسخة كاملة، وهي من ${first}`, 'this is before the first whole copy'),
        hint,
      );
    }
    case 'tooLate':
      return new StartupError(
        at !== 'latest' && at > new Date()
          ? both(
              `${wanted} لم تأتِ بعد. اكتب latest للعودة إلى آخر لحظة`,
              'this has not come yet; write latest',
            )
          : both(
              `آخر ما في النسخ المستمر من ${shownMoment(why.last)}، قبل ${wanted}. اكتب latest للعودة إليه`,
              'the archive ends before this; write latest',
            ),
        hint,
      );
    case 'gap':
      return new StartupError(
        both(
          `تنقص تغييرات حول ${wanted}: آخر ما قبلها من ${shownMoment(why.before)}` +
            (why.after ? `، والنسخة الكاملة التالية من ${shownMoment(upToSecond(why.after))}` : ''),
          'changes are missing around this moment',
        ),
        hint,
      );
    case 'severalShops':
      return new StartupError(
        both(`هنا نسخ عدة متاجر: ${why.shops.join('، ')}`, 'there are archives of several shops'),
        both('اختر واحداً بكتابة --shop ورقمه', 'say which one by --shop and its number'),
      );
  }
}

/** Lists the stretches of time that the archives lead back to, as far as a whole second is in them. */
export function waysBack(runs: readonly FoundRun[]): string[] {
  const told = stretchesOf(runs)
    .map(({ from, ...stretch }) => ({ ...stretch, first: upToSecond(from) }))
    .filter(({ first, until }) => first <= until)
    .map(({ place, first, until }) => `  ${shownMoment(first)} … ${shownMoment(until)}   (${place})`);
  return told.length > 0 ? [both('يمكن العودة إلى', 'one can go back to'), ...told] : [];
}

function whereToLook(places: readonly string[]): string {
  const looked = places.length > 0 ? `بُحث في ${places.join('، ')}. ` : '';
  return both(
    `${looked}سمّ مكان النسخ بكتابة --from ومجلده، أو استعد ملف نسخة احتياطية`,
    'name the place for copies by --from folder, or restore a backup file: npm run restore -- file',
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

/** The first whole second that can be asked for. */
const upToSecond = (at: Date): Date => new Date(Math.ceil(at.getTime() / 1000) * 1000);
