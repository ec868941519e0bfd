import { importTexts, someOf, SourceVehicleInput } from '@turoos/contract';
import type { CheckSummary } from './file/sheet-messages';
import type { ImportDraft } from './import-draft';

/** Returns the first reason why the import can't be sent yet. */
export function importGuard(draft: ImportDraft, checked: Checked | undefined): string | undefined {
  const missing = draft.withPurchase ? purchaseGuard(draft) : undefined;
  if (missing || checked?.valid) return missing;
  return checked?.duplicates.length
    ? importTexts.duplicates(someOf(checked.duplicates))
    : importTexts.nothing;
}

type Checked = Pick<CheckSummary, 'valid' | 'duplicates'>;

function purchaseGuard({ supplier, warehouse, invoiceNo, vehicle }: ImportDraft): string | undefined {
  if (!supplier || !warehouse) return importTexts.places;
  if (!invoiceNo.trim()) return importTexts.invoice;
  return SourceVehicleInput.safeParse(vehicle).error?.issues[0]?.message;
}
