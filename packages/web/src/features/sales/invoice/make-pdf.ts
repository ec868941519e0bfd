import type { Sale } from '@turoos/contract';
import { readLogo } from '@/shared/shop/use-logo';
import { readStore } from '@/shared/shop/use-shop';
import { saleName } from '../sale-labels';
import { currentRate, historicalRate } from './invoice-rate';

export type RateChoice = 'historical' | 'today';

interface MadePdf {
  file: File;
  /** Whether the requested rate was available. */
  asAsked: boolean;
}

/**
 * Makes the invoice's PDF at the chosen rate; when that rate is missing, at today's rate or in dollars only.
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
