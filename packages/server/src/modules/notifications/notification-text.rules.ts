import { usdText, type NotificationKind } from '@turoos/contract';

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
  /** A path of the app. */
  link: string;
}

/** Arabic counts two, a few and many differently. */
const several = (count: number, [two, few, many]: [string, string, string]): string =>
  count === 2 ? two : `${count} ${count % 100 >= 3 && count % 100 <= 10 ? few : many}`;

const listed = ({ names, count }: Telling): string =>
  names.join('، ') + (count > names.length ? ' وغيرها' : '');

/** Kept from left to right, or the sign would land behind the figure. */
const dollars = (amount: number | null): string => `\u2066$${usdText(amount ?? 0)}\u2069`;

const words: Record<NotificationKind, (told: Telling) => Words> = {
  newOrders: (told) => {
    const { count, amount, subjectId } = told;
    return {
      title:
        count === 1
          ? `فاتورة جديدة بقيمة ${dollars(amount)}`
          : `${several(count, ['فاتورتان جديدتان', 'فواتير جديدة', 'فاتورة جديدة'])} بمجموع ${dollars(amount)}`,
      message: listed(told),
      link: subjectId ? `/sales/${subjectId}` : '/sales',
    };
  },
  lowStock: (told) =>
    shortage(told, 'low_stock', {
      one: 'صنف وصل إلى الحد الأدنى',
      more: ['صنفان وصلا إلى الحد الأدنى', 'أصناف وصلت إلى الحد الأدنى', 'صنفاً وصلت إلى الحد الأدنى'],
    }),
  outOfStock: (told) =>
    shortage(told, 'out_of_stock', {
      one: 'صنف نفد من المخزون',
      more: ['صنفان نفدا من المخزون', 'أصناف نفدت من المخزون', 'صنفاً نفدت من المخزون'],
    }),
  debts: ({ names, amount, subjectId }) => ({
    title: `تجاوز ${names[0]} حد الائتمان`,
    message: `المستحق عليه ${dollars(amount)}`,
    link: `/customers/${subjectId}`,
  }),
  failedBackup: ({ names }) => ({
    title: 'فشل النسخ الاحتياطي',
    message: names[0] ?? '',
    link: '/settings?tab=backup',
  }),
};

function shortage(
  told: Telling,
  status: string,
  { one, more }: { one: string; more: [string, string, string] },
): Words {
  const { count, subjectId } = told;
  return {
    title: count === 1 ? one : several(count, more),
    message: listed(told),
    link: subjectId ? `/products/${subjectId}` : `/inventory?status=${status}`,
  };
}

export const inWords = (told: Telling): Words => words[told.kind](told);
