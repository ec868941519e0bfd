import { backupTexts } from '@turoos/contract';
import {
  isOfKey,
  planRestore,
  stretchesOf,
  type DamagedFile,
  type FailedCopy,
  type FoundRun,
  type Refusal,
  type Restored,
} from '../modules/backup';
import { both } from '../system/both';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { shownMoment } from './moment.rules';

export const unchanged = both('لم يتغير شيء', 'nothing was changed');
export const brokenOff = both(
  'أُوقفت الاستعادة ولم يتغير شيء',
  'the restore was broken off, nothing was changed',
);
export const keptIn = (path: string): string =>
  both(`ما كان هنا قبل ذلك في ${path}، احذفه حين تطمئن`, 'what was there before; delete it when all is well');
export const savedIn = (path: string): string =>
  both(`ما كان في المتجر قبلها في نسخة احتياطية: ${path}`, 'a backup of the shop as it was before');
/** Said of a restore that was broken off when the database was in its place already. */
export const filesLeft = (count: number): string =>
  both(
    `عاد المتجر، وأُوقفت إعادة الملفات المرفقة وبقي منها ${count}. لتعود كرّر الأمر`,
    'the shop is restored, but bringing back attached files was broken off; repeat the command for the rest',
  );
export const restoredText = (duration: string): string =>
  both(
    `تمت الاستعادة في ${duration}. يدخل الجميع من جديد`,
    `restored in ${duration}; everybody signs in anew`,
  );

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

export const leadsLessFar = (last: Date): StartupError =>
  new StartupError(
    both(
      `تغيّر ما في أماكن النسخ منذ السؤال، وآخر ما فيها الآن من ${shownMoment(last)}`,
      'the archive does not lead to the agreed moment any more',
    ),
    both('لم يتغير شيء. كرّر الأمر', 'nothing was changed; repeat the command'),
  );

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
    case 'otherShops':
      return new StartupError(
        both(
          `لا نسخ هنا لمتجر رقمه كما في --shop، وهنا: ${why.shops.join('، ')}`,
          'there is no archive of the shop named by --shop, only of these',
        ),
        hint,
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

/** The first whole second that can be asked for. */
const upToSecond = (at: Date): Date => new Date(Math.ceil(at.getTime() / 1000) * 1000);
