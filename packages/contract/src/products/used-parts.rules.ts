import { ltr } from '../kernel/ltr';

const suffix = '-U';

/** Returns the number of a part's used record: a dismantled piece never joins the stock of new pieces. */
export const usedNumberOf = (partNumber: string): string => `${partNumber}${suffix}`;

/** Returns the number of the new part that a used record's number was made from; undefined for other numbers. */
export const newNumberOf = (partNumber: string): string | undefined =>
  partNumber.toUpperCase().endsWith(suffix) ? partNumber.slice(0, -suffix.length) || undefined : undefined;

export const usedPartTexts = {
  /** The number of the used record belongs to a part that is recorded as new. */
  numberIsNew: (partNumber: string) =>
    `القطعة ${ltr(partNumber)} مسجلة جديدة، والقطع المفككة لا تدخل مخزون الجديد: غيّر نوعها إلى مستعمل أو أدخل رقماً آخر`,
} as const;
