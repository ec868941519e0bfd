import type { VoucherRef } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

/** The voucher of the payment that was made last on this page, for its bar. */
export const lastVoucher = createStore<VoucherRef | null>(null);
