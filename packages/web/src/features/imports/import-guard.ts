import { importTexts, someOf, SourceVehicle } from '@turoos/contract';
import type { CheckSummary } from './file/sheet-messages';
import type { ImportDraft } from './import-draft';

/** Why the import can't be sent yet, the first thing to do first. */
export function importGuard(draft: ImportDraft, checked: Checked | undefined): string | undefined {
  const missing = draft.withBill ? billGuard(draft) : undefined;
  if (missing || checked?.valid) return missing;
  return checked?.duplicates.length
    ? importTexts.duplicates(someOf(checked.duplicates))
    : importTexts.nothing;
}

type Checked = Pick<CheckSummary, 'valid' | 'duplicates'>;

function billGuard({ supplier, warehouse, invoiceNo, vehicle }: ImportDraft): string | undefined {
  if (!supplier || !warehouse) return importTexts.places;
  if (!invoiceNo.trim()) return importTexts.invoice;
  return SourceVehicle.safeParse(vehicle).error?.issues[0]?.message;
}
