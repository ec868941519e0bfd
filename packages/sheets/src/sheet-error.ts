import { mostBytes, mostRows, mostSheets } from './limits';

/** The reasons why a file cannot be read as a table. */
export const sheetTexts = {
  empty: 'الملف فارغ',
  notTable: 'الملف ليس جدولاً نصياً (CSV) ولا ملف Excel (xlsx)',
  tooBig: `حجم الملف أكبر من المسموح، الحد الأقصى ${mostBytes / 1024 / 1024} ميجابايت`,
  tooManyRows: `عدد الصفوف أكبر من المسموح، الحد الأقصى ${mostRows.toLocaleString('en')}، قسّم الملف ثم استورد كل جزء وحده`,
  tooManySheets: `عدد أوراق الملف أكبر من المسموح، الحد الأقصى ${mostSheets}`,
  tooWide: 'عدد خلايا الجدول أكبر من المسموح، احذف الأعمدة التي لا تلزم',
  longCell: 'في إحدى الخلايا نص أطول من المسموح، اختصره ثم أعد المحاولة',
  tooMuchText: 'نصوص الجدول أكثر من المسموح، احذف الأعمدة التي لا تلزم أو قسّم الملف',
  tooHeavy: 'الملف أكبر من أن يُقرأ، قسّمه ثم استورد كل جزء وحده',
  bomb: 'محتوى ملف Excel بعد فك ضغطه أكبر من المسموح',
  locked: 'الملف محمي بكلمة مرور، افتحه واحفظه بلا كلمة مرور ثم أعد المحاولة',
  old: 'الملف بصيغة Excel القديمة (xls)، افتحه واحفظه بصيغة xlsx أو CSV',
  pdf: 'الملف بصيغة PDF وليس جدولاً، صدّره من برنامجك بصيغة Excel (xlsx) أو CSV',
  broken: 'ملف Excel تالف أو ناقص، احفظه من جديد ثم أعد المحاولة',
  quotes: 'في الملف علامة اقتباس (") لم تُغلق، صححها ثم أعد المحاولة',
  noSheet: 'لا توجد في ملف Excel ورقة ظاهرة فيها بيانات',
} as const;
export type SheetProblem = keyof typeof sheetTexts;

export class SheetError extends Error {
  override readonly name = 'SheetError';

  constructor(
    readonly problem: SheetProblem,
    options?: ErrorOptions,
  ) {
    super(sheetTexts[problem], options);
  }
}
