import { columnLabel, missingFields, needsCurrency, type BroughtSheet } from '@turoos/contract';

/** Returns why the file can't be previewed yet, or undefined. */
export function readingGuard(sheets: readonly BroughtSheet[]): string | undefined {
  const chosen = sheets.filter(({ choice }) => choice.kind);
  if (chosen.length === 0) return 'اختر لورقة واحدة على الأقل ما فيها';
  for (const { name, choice } of chosen) {
    if (!choice.kind) continue;
    const [field] = missingFields(
      choice.kind,
      choice.mapping,
      Object.keys(choice.warehouseColumns).length > 0,
    );
    if (field) return `اختر عمود «${columnLabel(choice.kind, field)}» في الورقة ${name}`;
    if (needsCurrency(choice)) return `اختر عملة المبالغ في الورقة ${name}: الدولار أو الريال`;
    if (choice.settings.currency === 'YER' && !choice.settings.rate)
      return `اكتب سعر الصرف في الورقة ${name}`;
  }
  return undefined;
}
