import { formatDateTime } from '@turoos/contract';
import { bad, doubtful, good, type Finding } from './finding';

const giga = 1024 ** 3;
/** 3.2 ج.ب, or 320 م.ب */
export const sizeText = (bytes: number): string =>
  bytes >= giga ? `${(bytes / giga).toFixed(1)} ج.ب` : `${Math.round(bytes / 1024 ** 2)} م.ب`;

export function judgeMemory(total: number): Finding {
  const says = `في الجهاز ${sizeText(total)}`;
  if (total >= 1.8 * giga) return good('memory', says);
  return doubtful('memory', says, `يعمل تروس وقاعدة بياناته جيداً مع ${sizeText(2 * giga)} أو أكثر.`);
}

export interface DiskFacts {
  free: number;
  total: number;
}

/** A backup needs about as much as the shop, and a full disk stops sales. */
export function judgeDisk({ free, total }: DiskFacts): Finding {
  const percent = Math.floor((free / Math.max(total, 1)) * 100);
  const says = `${sizeText(free)} خالية من ${sizeText(total)} (${percent}%)`;
  const remedy = 'احذف من القرص ما لا تحتاجه، أو انقل بيانات المتجر إلى قرص أكبر.';
  if (free < 2 * giga || free < total * 0.05) return bad('disk', says, remedy, 'TUROOS_DATA');
  if (free < 5 * giga || free < total * 0.1) return doubtful('disk', says, remedy, 'TUROOS_DATA');
  return good('disk', says);
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** A shop is seldom closed for longer. */
const longestSilence = 30;

export interface Times {
  /** Turoos did not exist before. */
  earliest: Date;
  /** When the shop last wrote something, or a backup was made. */
  newest?: Date | undefined;
  /** The database's own clock, while it runs. */
  database?: Date | undefined;
}

/** The clock cannot be behind what the shop wrote, and is probably ahead when all of that is long ago. */
export function judgeClock(now: Date, { earliest, newest, database }: Times): Finding {
  const says = `ساعة جهاز الخادم ${formatDateTime(now)} بتوقيت اليمن`;
  const remedy = 'اضبط تاريخ الجهاز ووقته، وبدّل بطارية اللوحة الأم إن كانا يضيعان عند كل انقطاع للكهرباء.';
  if (now < earliest) return bad('clock', `${says}، وهذا قبل أن يوجد تروس`, remedy);
  if (newest && newest.getTime() > now.getTime() + 2 * minute)
    return bad('clock', `${says}، لكن آخر ما كُتب في المتجر في ${formatDateTime(newest)}`, remedy);
  if (database && Math.abs(database.getTime() - now.getTime()) > 2 * minute)
    return bad('clock', `${says}، وساعة قاعدة البيانات ${formatDateTime(database)}`, remedy);
  const silence = newest ? Math.floor((now.getTime() - newest.getTime()) / day) : 0;
  if (silence > longestSilence)
    return doubtful(
      'clock',
      `${says}، وآخر ما كُتب في المتجر في ${formatDateTime(newest ?? now)}: إن كان المتجر مفتوحاً بعده فالساعة متقدمة`,
      `${remedy} لا تغيّر شيئاً آخر مما يُذكر هنا قبل ذلك.`,
    );
  return good('clock', says);
}

interface FolderFacts {
  path: string;
  exists: boolean;
  isWritable: boolean;
  /** Whether other users of the machine can write it; what is inside is closed to them by itself. */
  isOpenToOthers: boolean;
}

export function judgeFolder({ path, exists, isWritable, isOpenToOthers }: FolderFacts): Finding {
  if (!exists) return good('folder', `${path} يُنشأ عند أول تشغيل`);
  if (!isWritable)
    return bad(
      'folder',
      `لا يستطيع هذا المستخدم الكتابة في ${path}`,
      'شغّل تروس بالمستخدم الذي يملك المجلد، أو أعط المجلد لهذا المستخدم.',
    );
  if (isOpenToOthers)
    return doubtful(
      'folder',
      `يستطيع مستخدمون آخرون لهذا الجهاز تغيير ${path}`,
      'امنعهم من ذلك.',
      `chmod go-w "${path}"`,
    );
  return good('folder', path);
}

/** Who answers on a port: nobody, this shop's server, that of another shop, or something else. */
export type Answers = 'nobody' | 'turoos' | 'otherShop' | 'another';

export function judgePort(about: 'port' | 'securePort', port: number, answers: Answers): Finding {
  if (answers === 'nobody') return good(about, `المنفذ ${port} خالٍ`);
  if (answers === 'turoos') return good(about, `تروس يجيب على المنفذ ${port}`);
  return bad(
    about,
    answers === 'otherShop'
      ? `متجر آخر من تروس يستعمل المنفذ ${port}، ولا يستطيع هذا المتجر أن يبدأ عليه`
      : `برنامج آخر يستعمل المنفذ ${port}`,
    'أوقف ذلك البرنامج، أو اختر منفذاً آخر.',
    about === 'port' ? 'PORT' : 'TUROOS_HTTPS_PORT',
  );
}
