import { ltr, usdText, type AlertPriority, type OwnerAlert } from '@turoos/contract';

/** The figures that alerts are derived from. */
export interface AlertFacts {
  outOfStock: number;
  lowStock: number;
  overStock: number;
  belowCost: number;
  expiredBatches: number;
  expiringBatches: number;
  /** Cents owed for more than ninety days. */
  overdue: number;
  customersOverLimit: number;
  deadParts: number;
  /** Value of the dead parts in cents. */
  deadValue: number;
  /** In percent. */
  salesGrowthRate: number;
  /** Days since the newest exchange rate; null when there is none. */
  rateAge: number | null;
}

/** The growth in percent below which sales raise an alert, and the days after which a rate is outdated. */
const fall = -20;
const oldRate = 3;

const order: Readonly<Record<AlertPriority, number>> = { high: 0, medium: 1, low: 2 };
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Isolated left-to-right: otherwise the dollar sign moves behind the amount inside Arabic. */
const dollars = (cents: number) => ltr(`$${usdText(cents)}`);

interface Candidate {
  when: boolean;
  alert: OwnerAlert;
}

/** Returns the alerts sorted by priority, most urgent first. */
export const alertsOf = (facts: AlertFacts): OwnerAlert[] =>
  [...stockAlerts(facts), ...moneyAlerts(facts)]
    .flatMap(({ when, alert }) => (when ? [alert] : []))
    .toSorted((a, b) => order[a.priority] - order[b.priority]);

const stockAlerts = (facts: AlertFacts): Candidate[] => [
  {
    when: facts.outOfStock > 0,
    alert: {
      type: 'error',
      priority: 'high',
      subject: 'outOfStock',
      title: 'أصناف نافدة',
      message: `عدد الأصناف التي نفدت من المخزون: ${number.format(facts.outOfStock)}`,
    },
  },
  {
    when: facts.expiredBatches > 0,
    alert: {
      type: 'error',
      priority: 'high',
      subject: 'expired',
      title: 'دفعات مخزون منتهية الصلاحية',
      message: `عدد دفعات المخزون التي انتهت صلاحيتها وما زالت في المخزون: ${number.format(facts.expiredBatches)}`,
    },
  },
  {
    when: facts.belowCost > 0,
    alert: {
      type: 'warning',
      priority: 'high',
      subject: 'belowCost',
      title: 'أسعار دون التكلفة',
      message: `عدد الأصناف التي يقل سعر بيعها عن تكلفتها: ${number.format(facts.belowCost)}`,
    },
  },
  {
    when: facts.lowStock > 0,
    alert: {
      type: 'warning',
      priority: 'medium',
      subject: 'lowStock',
      title: 'مخزون منخفض',
      message: `عدد الأصناف التي بلغت حدها الأدنى: ${number.format(facts.lowStock)}`,
    },
  },
  {
    when: facts.expiringBatches > 0,
    alert: {
      type: 'warning',
      priority: 'medium',
      subject: 'expiring',
      title: 'دفعات مخزون تقارب الانتهاء',
      message: `عدد دفعات المخزون التي تنتهي صلاحيتها خلال 30 يوماً: ${number.format(facts.expiringBatches)}`,
    },
  },
  {
    when: facts.deadParts > 0,
    alert: {
      type: 'info',
      priority: 'low',
      subject: 'deadStock',
      title: 'أصناف راكدة',
      message: `أصناف لم تُبَع منذ 180 يوماً: ${number.format(facts.deadParts)}، وفيها ${dollars(facts.deadValue)}`,
    },
  },
  {
    when: facts.overStock > 0,
    alert: {
      type: 'info',
      priority: 'low',
      subject: 'overStock',
      title: 'مخزون فائض',
      message: `عدد الأصناف التي يزيد مخزونها كثيراً على الحاجة: ${number.format(facts.overStock)}`,
    },
  },
];

const moneyAlerts = (facts: AlertFacts): Candidate[] => [
  {
    when: facts.rateAge === null,
    alert: {
      type: 'error',
      priority: 'high',
      subject: 'noRate',
      title: 'لم يتم تعيين سعر صرف بعد',
      message: 'يرجى إضافة سعر الصرف اليومي أولاً',
    },
  },
  {
    when: facts.overdue > 0,
    alert: {
      type: 'error',
      priority: 'high',
      subject: 'overdue',
      title: 'ديون متأخرة',
      message: `على العملاء منذ أكثر من 90 يوماً: ${dollars(facts.overdue)}`,
    },
  },
  {
    when: facts.customersOverLimit > 0,
    alert: {
      type: 'warning',
      priority: 'high',
      subject: 'overLimit',
      title: 'تجاوز حد الائتمان',
      message: `عدد العملاء الذين تجاوزوا حد ائتمانهم: ${number.format(facts.customersOverLimit)}`,
    },
  },
  {
    when: facts.salesGrowthRate <= fall,
    alert: {
      type: 'warning',
      priority: 'medium',
      subject: 'salesDrop',
      title: 'تراجع المبيعات',
      message: `مبيعات هذا الشهر أقل من الشهر السابق إلى اليوم نفسه بنسبة ${number.format(-facts.salesGrowthRate)}%`,
    },
  },
  {
    when: facts.rateAge !== null && facts.rateAge >= oldRate,
    alert: {
      type: 'warning',
      priority: 'medium',
      subject: 'oldRate',
      title: 'سعر صرف قديم',
      message: `عدد الأيام منذ آخر تحديث لسعر الصرف: ${number.format(facts.rateAge ?? 0)}`,
    },
  },
];
