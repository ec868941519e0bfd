import {
  formatDateTime,
  counted,
  countedAfter,
  ltr,
  nouns,
  waitText,
  type ArchivePlace,
  type BackupArchive,
  type Settings,
} from '@turoos/contract';
import { bad, doubtful, good, type Finding } from './finding';

const day = 86_400_000;
const days = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / day);

interface BackupFacts {
  /** Whether the server makes backups by itself, and how often; undefined while nobody can be asked. */
  schedule: Pick<Settings['backup'], 'autoBackup' | 'backupFrequency'> | undefined;
  newest: Date | undefined;
  /** When the shop began, before which there was nothing to back up. */
  opened?: Date | undefined;
}

/** Days that a backup may be old: two, or one more than the owner wants between two of them. */
const longestDays = { daily: 2, weekly: 8, monthly: 32 };

/** A shop that was used and whose newest backup is two days old would lose two days of invoices. */
export function judgeBackups({ schedule, newest, opened }: BackupFacts, now: Date): Finding {
  const remedy = 'أنشئ نسخة الآن وفعّل النسخ التلقائي من الإعدادات، «النسخ الاحتياطي».';
  const command = 'npm run backup';
  const longest = longestDays[schedule?.autoBackup ? schedule.backupFrequency : 'daily'];
  if (!newest) {
    const isNew = opened !== undefined && days(opened, now) < longest;
    return (isNew ? doubtful : bad)('backups', 'لا توجد نسخة بعد', remedy, command);
  }
  const says = ageOf(newest, now);
  if (days(newest, now) >= longest) return bad('backups', says, remedy, command);
  if (schedule?.autoBackup === false)
    return doubtful('backups', `${says}، لكن لا تُنشأ نسخ تلقائياً`, remedy, command);
  return good('backups', says);
}

const ageOf = (newest: Date, now: Date): string => {
  const age = days(newest, now);
  return age <= 0 ? 'أحدثها من آخر 24 ساعة' : `مضى على أحدثها ${counted(age, nouns.day)}`;
};

/** `last` is the last time that the newest backup was restored for trial. */
export function judgeTrial(last: { at: Date; error: string } | undefined, now: Date): Finding {
  if (!last) return good('backupTrial', 'لم يحن موعد أول تجربة بعد');
  if (last.error)
    return bad(
      'backupTrial',
      `جُرّبت استعادة أحدث نسخة ولم تنجح: ${last.error}`,
      'أنشئ نسخة جديدة، ثم تحقق منها من الإعدادات، «النسخ الاحتياطي».',
      'npm run backup',
    );
  const age = days(last.at, now);
  return good('backupTrial', age <= 0 ? 'نجحت اليوم' : `نجحت قبل ${countedAfter(age, nouns.day)}`);
}

/**
 * `newest` is the state of the newest copy in another place; undefined before the first. `isStoodBy` says that a computer
 * that stands by is in step, so that a lost disk does not lose the shop.
 */
export function judgeCopies(places: number, newest: Date | undefined, now: Date, isStoodBy = false): Finding {
  const remedy = 'حدّد مجلداً على قرص آخر في الإعدادات، «النسخ الاحتياطي»، وتأكد أنه موصول.';
  if (places === 0) return doubtful('copies', 'كل النسخ على هذا الجهاز وحده', remedy);
  const missing = isStoodBy ? doubtful : bad;
  if (!newest) return missing('copies', 'لم تُنشأ واحدة بعد', remedy);
  const says = ageOf(newest, now);
  return days(newest, now) >= 3 ? missing('copies', says, remedy) : good('copies', says);
}

/** A quarter of an hour without a change that arrived is more than a slow disk. */
const longestLag = 15 * 60_000;

/** Judges the continuous copying of changes by the place that is best off, and by what the last try there found. */
export function judgeArchive({ state, places }: BackupArchive, now: Date): Finding {
  const about = 'archive';
  const remedy = 'صِل القرص أو أفرغ مكاناً عليه، وانظر الإعدادات، «النسخ الاحتياطي».';
  if (state === 'external') return good(about, 'قاعدة البيانات خارجية، فهو من عمل خادمها');
  if (state === 'off')
    return doubtful(about, 'متوقف', 'فعّله في الإعدادات، «النسخ الاحتياطي»، لئلا يضيع يوم كامل إن تلف القرص.');
  if (state === 'noPlace')
    return doubtful(about, 'لا مكان له', 'حدّد مجلداً على قرص آخر في الإعدادات، «النسخ الاحتياطي».');
  const behind = (place: ArchivePlace) => now.getTime() - (place.reachedAt?.getTime() ?? 0);
  const [best] = places.toSorted((a, b) => behind(a) - behind(b));
  if (!best?.reachedAt) return doubtful(about, best?.problem || 'لم يصل شيء بعد', remedy);
  const lag = behind(best);
  if (lag > longestLag)
    return bad(about, `لم يصل شيء منذ ${waitText(lag / 1000)}${best.problem && `: ${best.problem}`}`, remedy);
  const { problem, from } = places.find((place) => !place.problem && behind(place) <= longestLag) ?? best;
  if (problem) return doubtful(about, problem, remedy);
  if (!from) return doubtful(about, 'لم تكتمل أول نسخة كاملة بعد', 'انتظر حتى تكتمل.');
  return good(about, `يمكن العودة إلى أي لحظة منذ ${formatDateTime(from)}`);
}

export function judgeSchema(pending: number): Finding {
  if (pending === 0) return good('database', 'من هذا الإصدار');
  return good(
    'database',
    `يرقّيها التشغيل القادم إلى هذا الإصدار (عدد الخطوات: ${pending})، ولا ضرر من نسخة احتياطية قبله`,
  );
}

interface CertificateFacts {
  end: Date;
  /** Addresses of this machine that the certificate does not name. */
  missing: readonly string[];
  /** Whether the operator gave it, so that the server does not renew it. */
  isGiven: boolean;
}

export function judgeCertificate({ end, missing, isGiven }: CertificateFacts, now: Date): Finding {
  const left = days(now, end);
  const remedy = isGiven ? 'جدّد الشهادة التي أعطيتها للبرنامج.' : 'يجدّدها البرنامج وهو يعمل: أعد تشغيله.';
  const command = isGiven ? 'TUROOS_TLS_CERT' : undefined;
  if (left < 0) return bad('certificate', 'انتهت', remedy, command);
  if (left < 14)
    return doubtful('certificate', `تنتهي بعد ${countedAfter(left, nouns.day)}`, remedy, command);
  if (missing.length > 0 && isGiven)
    return doubtful(
      'certificate',
      `لا تذكر ${ltr(missing.join(', '))}`,
      'استعمل على الأجهزة عنواناً تذكره الشهادة.',
    );
  return good('certificate', `صالحة ${counted(left, nouns.day)}`);
}

/** A user of this machine who can read the authority's key can pose as any server to the devices that trust it. */
export const judgeKeys = (openToOthers: readonly string[]): Finding[] =>
  openToOthers.length === 0
    ? []
    : [
        bad(
          'keys',
          `يستطيع غيرك قراءة ${openToOthers.join('، ')}`,
          'شغّل البرنامج فيمنعهم. وإن استعمل هذا الجهاز غرباء فاحذف المجلد: تُنشأ سلطة جديدة يجب أن يثق بها كل جهاز.',
        ),
      ];
