import { importsApi, type ImportItem } from '@turoos/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import type { CheckSummary } from './file/sheet-messages';
import { IMPORT_TIMEOUT } from './import-timeout';

/** More rows than this are sent to be looked at only when someone asks: a slow line would carry them twice. */
const askedByItself = 5000;

/** What the server says importing the rows would do, and which of them it would refuse. */
export function usePreview(checked: CheckSummary | undefined, items: () => Promise<ImportItem[]>) {
  const [asked, setAsked] = useState<string>();
  const wanted = checked !== undefined && (checked.valid <= askedByItself || asked === checked.id);
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
