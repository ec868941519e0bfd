import {
  amountText,
  base,
  isolateCodes,
  ltr,
  moneyText,
  owedText,
  voucherKinds,
  whatsAppLink,
  type VoucherDetail,
} from '@turoos/contract';
import { formatDate, formatUsd } from '@/lib/format/format';

/** Words what was handed over, as it was counted, with its value. */
function amountOf({ money, amount, usd_to_yer: rate }: VoucherDetail): string {
  if (!money || money.currency === base) return amountText(amount, rate);
  return `${moneyText(money)} (${ltr(formatUsd(amount))})`;
}

/** Returns a short summary of a voucher for a message to the customer or supplier. */
export function voucherText(voucher: VoucherDetail, shop: string): string {
  const { kind, number, status, date, party, usd_to_yer: rate, balanceAfter } = voucher;
  const isReceipt = kind === 'receipt';
  const owed = Math.max(0, -balanceAfter);
  return [
    `${shop}: ${voucherKinds[kind]} ${isolateCodes(number)}`,
    ...(status === 'valid' ? [] : [status === 'cancelled' ? 'هذا السند ملغي' : 'هذا السند ملغي جزئياً']),
    `التاريخ: ${formatDate(date)}`,
    `${isReceipt ? 'استلمنا من' : 'دفعنا إلى'}: ${isolateCodes(party.name)}`,
    `المبلغ: ${amountOf(voucher)}`,
    ...(owed > 0 ? [`${isReceipt ? 'المتبقي عليكم' : 'المتبقي لكم'}: ${owedText(owed, rate)}`] : []),
  ].join('\n');
}

export const sendVoucher = (voucher: VoucherDetail, shop: string): void =>
  void window.open(whatsAppLink(voucherText(voucher, shop), voucher.party.phone), '_blank', 'noopener');
