import {
  adenMoment,
  counted,
  countedAfter,
  nouns,
  waitText,
  type ArchivePlace,
  type BackupArchive,
} from '@turoos/contract';
import { bad, doubtful, good, type Finding } from './finding';

const day = 86_400_000;
const days = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / day);

interface BackupFacts {
  /** Whether the server makes backups by itself; undefined while nobody can be asked. */
  isAutomatic: boolean | undefined;
  newest: Date | undefined;
  /** Why the newest backup could not be restored for trial. */
  checkError?: string | null | undefined;
}

/** A shop that was used and whose newest backup is three days old would lose three days of invoices. */
export function judgeBackups({ isAutomatic, newest, checkError }: BackupFacts, now: Date): Finding {
  const remedy = 'فعّل النسخ التلقائي (الإعدادات، «النسخ الاحتياطي»)، أو نفّذ: npm run backup';
  if (!newest) return bad('النسخ الاحتياطي (Backups)', 'لا توجد نسخة', remedy);
  if (checkError)
    return bad(
      'النسخ الاحتياطي (Backups)',
      `جُرّبت استعادة أحدث نسخة ولم تنجح: ${checkError}`,
      'نفّذ: npm run backup',
    );
  const age = days(newest, now);
  const says = age <= 0 ? 'أحدثها من آخر 24 ساعة' : `مضى على أحدثها ${counted(age, nouns.day)}`;
  if (age >= 3) return bad('النسخ الاحتياطي (Backups)', says, remedy);
  if (isAutomatic === false)
    return doubtful('النسخ الاحتياطي (Backups)', `${says}، لكن لا تُنشأ نسخ تلقائياً`, remedy);
  return good('النسخ الاحتياطي (Backups)', says);
}

/** `newest` is the state of the newest copy in another place; undefined before the first. */
export function judgeCopies(places: number, newest: Date | undefined, now: Date): Finding {
  const remedy = 'حدّد مجلداً على قرص آخر في الإعدادات، «النسخ الاحتياطي»، وتأكد أنه موصول.';
  if (places === 0)
    return doubtful('النسخ في مكان آخر (Copies elsewhere)', 'كل النسخ على هذا الجهاز وحده', remedy);
  if (!newest) return bad('النسخ في مكان آخر (Copies elsewhere)', 'لم تُنشأ واحدة بعد', remedy);
  const age = days(newest, now);
  const says = age <= 0 ? 'أحدثها من آخر 24 ساعة' : `مضى على أحدثها ${counted(age, nouns.day)}`;
  return age >= 3
    ? bad('النسخ في مكان آخر (Copies elsewhere)', says, remedy)
    : good('النسخ في مكان آخر (Copies elsewhere)', says);
}

/** A quarter of an hour without a change that arrived is more than a slow disk. */
const longestLag = 15 * 60_000;

/** Judges the continuous copying of changes by the place that is best off. */
export function judgeArchive({ state, places }: BackupArchive, now: Date): Finding {
  const about = 'النسخ المستمر (Continuous copies)';
  const remedy = 'صِل القرص أو أفرغ مكاناً عليه، وانظر الإعدادات، «النسخ الاحتياطي».';
  if (state === 'external') return good(about, 'قاعدة البيانات خارجية، فهو من عمل خادمها');
  if (state === 'off')
    return doubtful(
      about,
      'متوقف',
      'فعّله في الإعدادات، «النسخ الاحتياطي»، لئلا يضيع يوم كامل إن تلف القرص.',
    );
  if (state === 'noPlace')
    return doubtful(about, 'لا مكان له', 'حدّد مجلداً على قرص آخر في الإعدادات، «النسخ الاحتياطي».');
  const behind = (place: ArchivePlace) => now.getTime() - (place.reachedAt?.getTime() ?? 0);
  const [best] = places.toSorted((a, b) => behind(a) - behind(b));
  if (!best?.reachedAt) return doubtful(about, best?.problem || 'لم يصل شيء بعد', remedy);
  const lag = behind(best);
  if (lag > longestLag)
    return bad(about, `لم يصل شيء منذ ${waitText(lag / 1000)}${best.problem && `: ${best.problem}`}`, remedy);
  if (!best.from) return doubtful(about, 'لم تكتمل أول نسخة كاملة بعد', 'انتظر حتى تكتمل.');
  return good(about, `يمكن العودة إلى أي لحظة منذ ${adenMoment(best.from)}`);
}

export function judgeSchema(pending: number): Finding {
  if (pending === 0) return good('قاعدة البيانات (Database)', 'من هذا الإصدار');
  return good(
    'قاعدة البيانات (Database)',
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
  const remedy = isGiven ? 'جدّد الشهادة التي يذكرها TUROOS_TLS_CERT.' : 'يجدّدها البرنامج وهو يعمل، شغّله.';
  if (left < 0) return bad('الشهادة (Certificate)', 'انتهت', remedy);
  if (left < 14)
    return doubtful('الشهادة (Certificate)', `تنتهي بعد ${countedAfter(left, nouns.day)}`, remedy);
  if (missing.length > 0 && isGiven)
    return doubtful(
      'الشهادة (Certificate)',
      `لا تذكر ${missing.join('، ')}`,
      'استعمل على الأجهزة عنواناً تذكره الشهادة.',
    );
  return good('الشهادة (Certificate)', `صالحة ${counted(left, nouns.day)}`);
}

/** A user of this machine who can read the authority's key can pose as any server to the devices that trust it. */
export const judgeKeys = (openToOthers: readonly string[]): Finding[] =>
  openToOthers.length === 0
    ? []
    : [
        bad(
          'المفاتيح (Keys)',
          `يستطيع غيرك قراءة ${openToOthers.join('، ')}`,
          'شغّل البرنامج فيمنعهم. وإن استعمل هذا الجهاز غرباء فاحذف المجلد: تُنشأ سلطة جديدة يجب أن يثق بها كل جهاز.',
        ),
      ];
