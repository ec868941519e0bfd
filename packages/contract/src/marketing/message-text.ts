/** The words in a message that each recipient sees in their own way, as written in Arabic and in Latin letters. */
export const messageFields = {
  name: { word: '{الاسم}', latin: '{name}', label: 'اسم العميل' },
  discount: { word: '{الخصم}', latin: '{discount}', label: 'قيمة الخصم' },
  code: { word: '{الرمز}', latin: '{code}', label: 'رمز الحملة' },
  link: { word: '{الرابط}', latin: '{link}', label: 'رابط الحملة' },
  amount: { word: '{المبلغ}', latin: '{amount}', label: 'المبلغ المستحق' },
  days: { word: '{الأيام}', latin: '{days}', label: 'عمر أقدم دين بالأيام' },
} as const;
export type MessageField = keyof typeof messageFields;

/** The message as one recipient reads it. What is not given stays as it was written. */
export function personalise(message: string, values: Partial<Record<MessageField, string>>): string {
  let text = message;
  for (const [field, value] of Object.entries(values) as [MessageField, string][])
    for (const word of [messageFields[field].word, messageFields[field].latin])
      text = text.replaceAll(word, () => value);
  return text;
}
