import { moneyText, walkIn, type MoneyAmount, type OfflineSaleDetail } from '@turoos/contract';
import { formatDateTime, formatNumber, YER } from '@/lib/format/format';

export interface Compared {
  name: string;
  reported: string;
  /** Empty while nothing is booked. */
  booked: string;
  differs: boolean;
}

type Writer = (cents: number) => string;

/** Clocks and requests differ by less. */
const sameMoment = 60_000;

/** Lists what the till reported beside what was booked, and marks what is not the same. */
export function compareReported(sale: OfflineSaleDetail, money: Writer): Compared[] {
  const { fact, booked, reportedSeller } = sale;
  const row = (name: string, reported: string, kept: string | undefined, differs = reported !== kept) => ({
    name,
    reported,
    booked: booked ? (kept ?? '') : '',
    differs: booked !== null && differs,
  });
  const isLater =
    booked !== null && Math.abs(booked.createdAt.getTime() - fact.madeAt.getTime()) > sameMoment;
  return [
    row('البائع', reportedSeller?.name ?? 'مستخدم محذوف', booked?.createdBy?.name ?? 'مستخدم محذوف'),
    row('العميل', fact.customerName || walkIn, booked?.customerName),
    row('الوقت', formatDateTime(fact.madeAt), booked ? formatDateTime(booked.createdAt) : '', isLater),
    ...(fact.discount > 0 ? [row('الخصم', money(fact.discount), booked ? money(booked.discount) : '')] : []),
    row('الإجمالي', money(fact.grandTotal), booked ? money(booked.grandTotal) : ''),
    row('المستلم', handed(fact.tenders), handed(booked?.tenders)),
    ...(fact.change || booked?.change
      ? [row('الباقي', changeText(fact.change), changeText(booked?.change))]
      : []),
    row('سعر الصرف', rateText(fact.rates.usdToYer), rateText(booked?.usd_to_yer)),
  ];
}

const rateText = (rate: number | null | undefined) => (rate ? `${formatNumber(rate)} ${YER}` : 'غير متوفر');

const handed = (money: readonly MoneyAmount[] = []) =>
  money
    .filter(({ amount }) => amount > 0)
    .map(moneyText)
    .join(' و ') || 'لا شيء';

type Change = OfflineSaleDetail['fact']['change'] | undefined;

const changeText = (change: Change) => handed(change ? [change, ...(change.rest ? [change.rest] : [])] : []);
