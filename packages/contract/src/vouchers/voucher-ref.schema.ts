import { z } from 'zod';
import { Id } from '../kernel/text';

/** The voucher of a payment, as the payment's answer names it. */
export const VoucherRef = z.object({ _id: Id, number: z.string() });
export type VoucherRef = z.output<typeof VoucherRef>;
