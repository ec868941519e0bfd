import type { Sale } from '@turoos/contract';
import { readLogo } from '@/shared/shop/use-logo';
import { readStore } from '@/shared/shop/use-shop';
import { saleName } from '../sale-labels';
import { currentRate, historicalRate } from './invoice-rate';

export type RateChoice = 'historical' | 'today';

interface MadePdf {
  file: File;
  /** The rate that was asked for could be had. */
  asAsked: boolean;
}

/**
 * The invoice's PDF at the rate of its day. Where that can't be had it is made the plain way: at today's rate, or in
 * dollars alone.
 */
export async function makePdf(sale: Sale, choice: RateChoice, customerPhone: string): Promise<MadePdf> {
  const { drawInvoice } = await import('./invoice-pdf');
  const historical = choice === 'historical' ? await historicalRate(sale).catch(() => null) : null;
  const today = await currentRate();
  const rate = historical ?? today;
  const blob = await drawInvoice(
    sale,
    { rate, missing: rate === null, today },
    await readStore(),
    customerPhone,
    await readLogo(),
  );
  return {
    file: new File([blob], `${saleName(sale)}.pdf`, { type: 'application/pdf' }),
    asAsked: choice === 'historical' ? historical !== null : rate !== null,
  };
}
