import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsForNewParts, importsApi, importTexts, type ImportResult } from '@turoos/contract';
import { useState } from 'react';
import { saveFailedUnder } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { toast } from '@/lib/toasts/toast-store';
import type { SheetInUse } from './file/use-sheet';
import type { ImportDraft } from './import-draft';
import { IMPORT_TIMEOUT } from './import-timeout';
import { doneText } from './result/done-text';

const endpoint = importsApi.importProducts;

/** Sends the file as a list of parts without a purchase. */
export function useImportProducts({ key, file }: ImportDraft, { productsCsv, mapping = {} }: SheetInUse) {
  const client = useQueryClient();
  const [preparing, setPreparing] = useState(false);
  const [percent, setPercent] = useState(0);
  const action = useMutation({
    mutationFn: (csv: string) => {
      setPercent(0);
      // keeps the chosen file's name, which is recorded with the stock movements
      const list = new File([csv], file?.name ?? '', { type: 'text/csv' });
      const body = { forNewParts: fieldsForNewParts(mapping) };
      const options = { key, patience: IMPORT_TIMEOUT, onProgress: setPercent };
      return upload(endpoint, { file: list, body }, options).catch(saveFailedUnder(importTexts.failed));
    },
    onSuccess: (result) => {
      void invalidate(client, endpoint.touches);
      toast({ title: doneText(result) });
    },
  });

  async function send(follow: (sent: Promise<ImportResult>) => void) {
    setPreparing(true);
    try {
      const sent = action.mutateAsync(await productsCsv());
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
    /** The uploaded share; undefined once all is sent, because the processing time is unknown. */
    percent: percent < 100 ? percent : undefined,
    error: action.error,
  };
}
