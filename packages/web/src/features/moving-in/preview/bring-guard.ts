import type { BringingPreview } from '@turoos/contract';
import { bringsSomething } from '../figures';

/** Returns why a previewed file can't be brought, or undefined. */
export function bringGuard({ sheets }: BringingPreview): string | undefined {
  const refused = sheets.find((sheet) => sheet.refused !== '');
  if (refused) return refused.refused;
  if (sheets.length === 0) return 'اختر لورقة واحدة على الأقل ما فيها';
  return bringsSomething(sheets) ? undefined : 'لا جديد في الملف: كل ما فيه موجود في المتجر كما هو';
}
