import { fieldsForNewParts, importsApi, importTexts, type ImportResult } from '@turoos/contract';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { isVehicleGiven } from '@/shared/source-vehicles/source-vehicle-form';
import type { SheetInUse } from './file/use-sheet';
import type { ImportDraft } from './import-draft';
import { IMPORT_TIMEOUT } from './import-timeout';
import { doneText } from './result/done-text';

/** Sends the valid rows with their purchase. */
export function useImport(draft: ImportDraft, { items, mapping = {} }: SheetInUse) {
  const [preparing, setPreparing] = useState(false);
  const action = useAction(importsApi.import, {
    key: draft.key,
    timeout: IMPORT_TIMEOUT,
    failed: importTexts.failed,
    onDone: (result) =>
      toast({
        title: doneText(result),
        ...(result.purchaseId && { message: importTexts.invoiceMade }),
      }),
  });

  async function send(follow: (sent: Promise<ImportResult>) => void) {
    const { supplier, warehouse, invoiceNo, vehicle } = draft;
    if (!supplier || !warehouse) return;
    setPreparing(true);
    try {
      const body = {
        invoiceNo: invoiceNo.trim(),
        supplierId: supplier._id,
        warehouseId: warehouse._id,
        sourceVehicle: isVehicleGiven(vehicle) ? vehicle : null,
        forNewParts: fieldsForNewParts(mapping),
        items: await items(),
      };
      const sent = action.mutateAsync({ body });
      follow(sent);
      await sent;
    } catch {
      // the banner shows the error; the draft stays unchanged for a retry
    } finally {
      setPreparing(false);
    }
  }

  return {
    send,
    sending: preparing || action.isPending,
    error: action.error,
  };
}
