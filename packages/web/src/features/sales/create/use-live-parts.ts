import { productsApi, type Part } from '@turoos/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import type { Line } from './draft';

const partKey = (id: string) => key('products', 'on the invoice', id);

/** Tells what there is of every part on the invoice, again whenever someone anywhere changes it. */
export function useLiveParts(lines: readonly Line[], onSeen: (parts: readonly Part[]) => void): void {
  const seen = useEffectEvent(onSeen);
  const parts = useQueries({
    queries: lines.map(({ product: id }) => ({
      queryKey: partKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Part> =>
        call(productsApi.read, { params: { id } }, { signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  useEffect(() => seen(parts), [parts]);
}

/** A part just found need not be asked for again. */
export function useRememberPart(): (part: Part) => void {
  const client = useQueryClient();
  return (part) => client.setQueryData(partKey(part._id), part);
}
