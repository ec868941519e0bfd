import {
  base,
  currencyIn,
  formatRials,
  formatUsd,
  formatYer,
  keptInRials,
  ltr,
  toYer,
  voucherKinds,
  voucherStatus,
  YER,
  type Currency,
  type VoucherDetail,
} from '@turoos/contract';
import { methodName } from './handed-over';
import type { PaperStore } from './paper-store';
import { moneyValue, type SlipLine, type SlipValue } from './slip-line';

/** A voucher as formatted text; the screen, the PDF, the browser's print and thermal printers draw the same one. */
export interface VoucherSheet {
  store: Pick<PaperStore, 'name' | 'address' | 'phone'>;
  title: string;
  number: string;
  /** A mark on the voucher of a payment that was taken back. */
  stamp: string | null;
  /** The amount in rials and dollars; in dollars alone without a rate. */
  amount: readonly SlipValue[];
  lines: readonly SlipLine[];
  signers: readonly string[];
}

/** The words of each kind, from the shop's side. */
const words = {
  receipt: { party: 'استلمنا من', handed: 'المستلم', owed: 'عليه', owns: 'له', signer: 'الدافع' },
  payment: { party: 'دفعنا إلى', handed: 'المدفوع', owed: 'له', owns: 'عليه', signer: 'المستلم' },
} as const;

/** '2026-11-17' → '17/11/2026'. */
const dayText = (day: string) => day.split('-').toReversed().join('/');

const text = (name: string, value: string): SlipLine => ({ name, value: { text: value }, strong: false });

/** Lists the money in its own currencies, unless one sum says it all. */
function handedLines(voucher: VoucherDetail, currencies: readonly Currency[]): SlipLine[] {
  const { kind, tenders, change } = voucher;
  const [first, ...more] = tenders;
  const isPlain = more.length === 0 && !change && first?.reference === '';
  if (!first || isPlain) return [text('طريقة الدفع', methodName({ method: voucher.paymentMethod }))];
  const line = (name: string, money: { currency: string; amount: number }): SlipLine => ({
    name,
    value: moneyValue(money.amount, currencyIn(currencies, money.currency)),
    strong: false,
  });
  return [
    ...tenders.map((tender) =>
      line([words[kind].handed, methodName(tender), tender.reference].filter(Boolean).join(' '), tender),
    ),
    ...(change ? [change, ...(change.rest ? [change.rest] : [])] : []).map((back) => line('الباقي', back)),
  ];
}

const purposeOf = ({ kind, document }: VoucherDetail): string =>
  document === null
    ? 'دفعة على الحساب'
    : `${kind === 'receipt' ? 'فاتورة المبيعات' : 'فاتورة الشراء'} ${ltr(document.number ?? '')}`;

function balanceOf({ kind, balanceAfter, usd_to_yer: rate }: VoucherDetail): string {
  if (balanceAfter === 0) return 'لا شيء';
  const cents = Math.abs(balanceAfter);
  const side = balanceAfter < 0 ? words[kind].owed : words[kind].owns;
  const rials = rate === null ? '' : `${formatYer(cents, rate)} ${YER} · `;
  return `${side} ${rials}${ltr(formatUsd(cents))}`;
}

/** Returns the money as it was handed over, if in one currency, and its value in rials or dollars. */
function amountsOf(
  { money, amount, usd_to_yer: rate, tenders, change }: VoucherDetail,
  currencies: readonly Currency[],
): SlipValue[] {
  const dollars = { digits: formatUsd(amount), symbol: '' };
  const inRials = (value: number): SlipValue => ({ digits: formatRials(value), symbol: YER });
  const rials = rate === null ? [] : [inRials(toYer(amount, rate))];
  if (!money) {
    const kept = rate === null ? null : keptInRials({ tenders, change }, rate);
    return [...(kept === null ? rials : [inRials(kept)]), dollars];
  }
  const handed = moneyValue(money.amount, currencyIn(currencies, money.currency));
  return money.currency === base ? [handed, ...rials] : [handed, dollars];
}

/** Builds the content of a voucher, with rials at the rate of the payment. */
export function voucherSheet(
  voucher: VoucherDetail,
  currencies: readonly Currency[],
  { name, address, phone }: VoucherSheet['store'],
): VoucherSheet {
  const { kind, status } = voucher;
  return {
    store: { name, address, phone },
    title: voucherKinds[kind],
    number: voucher.number,
    stamp: status === 'valid' ? null : stampOf(voucher),
    amount: amountsOf(voucher, currencies),
    lines: [
      text('التاريخ', dayText(voucher.date)),
      { ...text(words[kind].party, voucher.party.name), strong: true },
      text('وذلك عن', purposeOf(voucher)),
      ...handedLines(voucher, currencies),
      text('الرصيد بعد الدفعة', balanceOf(voucher)),
      ...(voucher.note ? [text('البيان', voucher.note)] : []),
      text('سجّله', voucher.createdBy?.name ?? 'مستخدم محذوف'),
    ],
    signers: ['أمين الصندوق', words[kind].signer],
  };
}

/** Says how much of the payment was taken back, if not all of it. */
const stampOf = ({ status, reversed }: VoucherDetail): string =>
  status === 'cancelled'
    ? voucherStatus.cancelled.label
    : `${voucherStatus[status].label}: أُعيد ${ltr(formatUsd(reversed))}`;
