import { importTexts } from '@turoos/contract';
import type { CheckSummary } from './file/sheet-messages';
import { isYearWrong, type ImportDraft } from './import-draft';

/** Why the import can't be sent yet, the first thing to do first. */
export function importGuard(
  { supplier, warehouse, invoiceNo, vehicle }: ImportDraft,
  checked: CheckSummary | null | undefined,
): string | undefined {
  if (!supplier || !warehouse) return importTexts.places;
  if (!invoiceNo.trim()) return importTexts.invoice;
  if (isYearWrong(vehicle)) return 'سنة الصنع غير صحيحة';
  if (!checked || checked.valid === 0) return importTexts.nothing;
  return undefined;
}
