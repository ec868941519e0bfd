import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';

/** A required amount above zero in a form. */
export const PaidMoney: z.ZodType<TypedMoney, TypedMoney | null> = z.custom<TypedMoney>(
  (value) => value !== null && (value as TypedMoney).amount > 0,
  'يرجى إدخال مبلغ صحيح',
);
