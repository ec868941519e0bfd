import { importTexts, SourceVehicle } from '@turoos/contract';
import type { CheckSummary } from './file/sheet-messages';
import type { ImportDraft } from './import-draft';

/** Why the import can't be sent yet, the first thing to do first. */
export function importGuard(draft: ImportDraft, checked: CheckSummary | undefined): string | undefined {
  const missing = draft.withBill ? billGuard(draft) : undefined;
  return missing ?? (checked?.valid ? undefined : importTexts.nothing);
}

function billGuard({ supplier, warehouse, invoiceNo, vehicle }: ImportDraft): string | undefined {
  if (!supplier || !warehouse) return importTexts.places;
  if (!invoiceNo.trim()) return importTexts.invoice;
  return SourceVehicle.safeParse(vehicle).error?.issues[0]?.message;
}
