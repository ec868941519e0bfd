import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';
import { isAnyTyped, referenceProblem, type TypedTender } from './typed-tender';

/** A required amount above zero in a form. */
export const PaidMoney: z.ZodType<TypedMoney, TypedMoney | null> = z.custom<TypedMoney>(
  (value) => value !== null && (value as TypedMoney).amount > 0,
  'يرجى إدخال مبلغ صحيح',
);

/** The boxes of a payment: at least one amount, and the number of each remittance. */
export const TypedTenders = (missing: string) =>
  z.custom<TypedTender[]>().superRefine((tenders, context) => {
    const problem = isAnyTyped(tenders) ? referenceProblem(tenders) : missing;
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
