import { bad, doubtful, good, type Finding } from './finding';

const giga = 1024 ** 3;
const inGiga = (bytes: number) => `${(bytes / giga).toFixed(1)} GB`;

export function judgeMemory(total: number): Finding {
  const says = `في الجهاز ${inGiga(total)}`;
  if (total >= 1.8 * giga) return good('الذاكرة (Memory)', says);
  return doubtful('الذاكرة (Memory)', says, 'يعمل تروس وقاعدة بياناته جيداً مع 2 GB أو أكثر.');
}

/** A backup needs about as much as the shop, and a full disk stops sales. */
export function judgeDisk(free: number, folder: string): Finding {
  const says = `${inGiga(free)} خالية على قرص ${folder}`;
  if (free >= 5 * giga) return good('القرص (Disk)', says);
  const remedy = 'احذف ما لا تحتاجه، أو انقل مجلد البيانات إلى قرص أكبر (TUROOS_DATA).';
  return free >= giga ? doubtful('القرص (Disk)', says, remedy) : bad('القرص (Disk)', says, remedy);
}

const minute = 60_000;

const day = 24 * 60 * minute;
/** A shop is seldom closed for longer. */
const longestSilence = 30;

interface Times {
  /** Turoos did not exist before. */
  earliest: Date;
  /** When the shop last wrote something, or a backup was made. */
  newest?: Date | undefined;
  /** The database's own clock, while it runs. */
  database?: Date | undefined;
}

/** The clock cannot be behind what the shop wrote, and is probably ahead when all of that is long ago. */
export function judgeClock(now: Date, { earliest, newest, database }: Times): Finding {
  const about = 'الساعة (Clock)';
  const says = `ساعة هذا الجهاز ${shownTime(now)} (UTC)`;
  const remedy = 'اضبط التاريخ والوقت، وبدّل بطارية اللوحة الأم إن كانا يضيعان عند كل انقطاع للكهرباء.';
  if (now < earliest) return bad(about, `${says}، وهذا قبل أن يوجد تروس`, remedy);
  if (newest && newest.getTime() > now.getTime() + 2 * minute)
    return bad(about, `${says}، لكن آخر ما كُتب في المتجر في ${shownTime(newest)}`, remedy);
  if (database && Math.abs(database.getTime() - now.getTime()) > 2 * minute)
    return bad(about, `${says}، وساعة قاعدة البيانات ${shownTime(database)}`, remedy);
  const silence = newest ? Math.floor((now.getTime() - newest.getTime()) / day) : 0;
  if (silence > longestSilence)
    return doubtful(
      about,
      `${says}، وآخر ما كُتب في المتجر في ${shownTime(newest ?? now)}: إن كان المتجر مفتوحاً بعده فالساعة متقدمة`,
      `${remedy} لا تغيّر شيئاً آخر مما يُذكر هنا قبل ذلك.`,
    );
  return good(about, says);
}

const shownTime = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

interface FolderFacts {
  path: string;
  exists: boolean;
  isWritable: boolean;
  /** Whether other users of the machine can write it; what is inside is closed to them by itself. */
  isOpenToOthers: boolean;
}

export function judgeFolder({ path, exists, isWritable, isOpenToOthers }: FolderFacts): Finding {
  if (!exists) return good('مجلد البيانات (Data folder)', `${path} يُنشأ عند أول تشغيل`);
  if (!isWritable)
    return bad(
      'مجلد البيانات (Data folder)',
      `لا يستطيع هذا المستخدم الكتابة في ${path}`,
      'شغّل تروس بالمستخدم الذي يملك المجلد، أو أعط المجلد لهذا المستخدم.',
    );
  if (isOpenToOthers)
    return doubtful(
      'مجلد البيانات (Data folder)',
      `يستطيع مستخدمون آخرون لهذا الجهاز تغيير ${path}`,
      `امنعهم من ذلك: chmod go-w "${path}"`,
    );
  return good('مجلد البيانات (Data folder)', `${path}`);
}

/** Who answers on a port: nobody, this shop's server, that of another shop, or something else. */
export type Answers = 'nobody' | 'turoos' | 'otherShop' | 'another';

export function judgePort(about: string, port: number, answers: Answers): Finding {
  if (answers === 'nobody') return good(about, `المنفذ ${port} خالٍ`);
  if (answers === 'turoos') return good(about, `تروس يجيب على المنفذ ${port}`);
  return bad(
    about,
    answers === 'otherShop'
      ? `متجر آخر من تروس يستعمل المنفذ ${port}، ولا يستطيع هذا المتجر أن يبدأ عليه`
      : `برنامج آخر يستعمل المنفذ ${port}`,
    'أوقف ذلك البرنامج، أو اختر منفذاً آخر بـ PORT (أو TUROOS_HTTPS_PORT).',
  );
}
