import { entriesOf } from '../kernel/keys-of';

/** The placeholders of a message, as written in Arabic and in Latin letters. */
export const messageFields = {
  name: { word: '{الاسم}', latin: '{name}', label: 'اسم العميل' },
  discount: { word: '{الخصم}', latin: '{discount}', label: 'قيمة الخصم' },
  code: { word: '{الرمز}', latin: '{code}', label: 'رمز الحملة' },
  link: { word: '{الرابط}', latin: '{link}', label: 'رابط الحملة' },
  amount: { word: '{المبلغ}', latin: '{amount}', label: 'المبلغ المستحق' },
  days: { word: '{الأيام}', latin: '{days}', label: 'عمر أقدم دين بالأيام' },
} as const;
export type MessageField = keyof typeof messageFields;

/** Fills the placeholders of a message for one recipient. Placeholders without a value stay. */
export function personalise(message: string, values: Partial<Record<MessageField, string>>): string {
  let text = message;
  for (const [field, value] of entriesOf(values))
    for (const word of [messageFields[field].word, messageFields[field].latin])
      text = text.replaceAll(word, () => value ?? word);
  return text;
}
