import {
  backupTexts,
  standbyTexts,
  counted,
  countedAfter,
  ltr,
  nouns,
  usdText,
  type NotificationKind,
} from '@turoos/contract';
import { splitRequestNews } from './request-news.rules';

export interface Telling {
  kind: NotificationKind;
  subjectId: string | null;
  count: number;
  names: readonly string[];
  amount: number | null;
}

interface Words {
  title: string;
  message: string;
  /** Path within the web app. */
  link: string;
}

const listed = ({ names, count }: Telling): string =>
  names.join('، ') + (count > names.length ? ' وغيرها' : '');

/** Isolated left-to-right: otherwise the dollar sign moves behind the amount inside Arabic. */
const dollars = (amount: number | null): string => ltr(`$${usdText(amount ?? 0)}`);

const words: Record<NotificationKind, (told: Telling) => Words> = {
  newOrders: (told) => {
    const { count, amount, subjectId } = told;
    return {
      title:
        count === 1
          ? `فاتورة جديدة بقيمة ${dollars(amount)}`
          : `${counted(count, nouns.newInvoice)} بمجموع ${dollars(amount)}`,
      message: listed(told),
      link: subjectId ? `/sales/${subjectId}` : '/sales',
    };
  },
  lowStock: (told) => shortage(told, 'low_stock', (items) => `وصل ${items} إلى الحد الأدنى`),
  outOfStock: (told) => shortage(told, 'out_of_stock', (items) => `نفد ${items} من المخزون`),
  debts: ({ names, amount, subjectId }) => ({
    title: `تجاوز ${names[0]} حد الائتمان`,
    message: `المستحق عليه ${dollars(amount)}`,
    link: `/customers/${subjectId}`,
  }),
  dueExpenses: (told) => ({
    title: `حلّ موعد ${countedAfter(told.count, nouns.expense)}`,
    message: listed(told),
    link: '/cash?tab=expenses',
  }),
  cashDifferences: (told) => ({
    title: 'فرق في عدّ الصندوق',
    message: listed(told),
    link: `/cash/shifts/${told.subjectId}`,
  }),
  undecidedSales: (told) => ({
    title:
      told.count === 1
        ? 'بيع عند انقطاع الخادم يحتاج قراراً'
        : `تحتاج قراراً: ${counted(told.count, nouns.invoice)} بيعت عند انقطاع الخادم`,
    message: listed(told),
    link: told.subjectId ? `/sales/offline/${told.subjectId}` : '/sales/offline',
  }),
  arrivedParts: (told) => ({
    title: `وصل ما طلبه العملاء: ${counted(told.count, nouns.part)}`,
    message: listed(told),
    link: '/asked-parts?status=arrived',
  }),
  reservations: (told) => ({
    title: told.count === 1 ? 'انتهى حجز لعميل' : `انتهت حجوزات للعملاء: ${told.count}`,
    message: listed(told),
    link: '/asked-parts?tab=reservations',
  }),
  transferRequests: ({ names: [name = ''], subjectId }) => ({
    ...splitRequestNews(name),
    link: `/transfers?open=1&document=${subjectId}`,
  }),
  failedBackup: ({ names: [name = ''] }) => ({
    title: backupTitle(name),
    message: name.startsWith(standbyTexts.about) ? name.slice(standbyTexts.about.length) : name,
    link: '/settings?tab=backup',
  }),
  stoppedWebhook: (told) => ({
    title: 'برنامج آخر لا يرد، ولم يعد يُبلَّغ',
    message: listed(told),
    link: '/integrations',
  }),
  system: ({ names: [name = ''] }) => ({
    title: 'النظام يحتاج إلى انتباهك',
    message: name,
    link: '/system-status',
  }),
  security: (told) => ({
    title: 'أُوقفت المصادقة الثنائية',
    message: `مفتاحها ليس على هذا الخادم، فعّلها من جديد: ${listed(told)}`,
    link: '/settings?tab=security',
  }),
};

function backupTitle(name: string): string {
  if (name === backupTexts.autoOff) return 'النسخ الاحتياطي التلقائي متوقف';
  if (name === standbyTexts.about + standbyTexts.tookOver) return 'حلّ الحاسوب الاحتياطي محل حاسوب المتجر';
  return name.startsWith(standbyTexts.about) ? 'الحاسوب الاحتياطي يحتاج إلى انتباهك' : 'فشل النسخ الاحتياطي';
}

function shortage(told: Telling, status: string, sentence: (items: string) => string): Words {
  const { count, subjectId } = told;
  return {
    title: sentence(counted(count, nouns.item)),
    message: listed(told),
    link: subjectId ? `/products/${subjectId}` : `/inventory?status=${status}`,
  };
}

export const inWords = (told: Telling): Words => words[told.kind](told);
