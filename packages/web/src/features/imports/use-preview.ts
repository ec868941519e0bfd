import { importsApi, type ImportItem } from '@turoos/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import type { CheckSummary } from './file/sheet-messages';
import { IMPORT_TIMEOUT } from './import-timeout';

/** Larger files are previewed only on request: a slow connection would have to carry the rows twice. */
const autoPreviewLimit = 5000;

/** Fetches the server's preview: what importing the rows changes, and which rows it would refuse. */
export function usePreview(checked: CheckSummary | undefined, items: () => Promise<ImportItem[]>) {
  const [asked, setAsked] = useState<string>();
  const wanted = checked !== undefined && (checked.valid <= autoPreviewLimit || asked === checked.id);
  const query = useQuery({
    queryKey: key('products', 'import-preview', checked?.id),
    queryFn: async ({ signal }) =>
      call(importsApi.preview, { body: { items: await items() } }, { signal, timeout: IMPORT_TIMEOUT }),
    enabled: wanted && checked.valid > 0,
    staleTime: Infinity,
  });
  return { query, wanted, ask: () => setAsked(checked?.id) };
}

export type PreviewInUse = ReturnType<typeof usePreview>;
