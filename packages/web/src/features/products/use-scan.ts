import { latinDigits, productsApi } from '@turoos/contract';
import type { KeyboardEvent } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { navigate } from '@/lib/navigation/hooks';
import { useScans } from '@/lib/scan/use-scans';
import { toast } from '@/lib/toasts/toast-store';
import { partWithNumber } from '@/shared/parts/part-with-number';

/**
 * Opens the part whose unique number was scanned anywhere on the screen, or typed with Enter; for the latter,
 * attach the returned listener to the element around the search box. Any other scan becomes a search.
 */
export function useScan(search: (q: string) => void): (event: KeyboardEvent<HTMLElement>) => void {
  const open = async (q: string): Promise<boolean> => {
    try {
      const part = partWithNumber(await call(productsApi.search, { query: { q, limit: 20 } }), q);
      if (part) await navigate({ to: '/products/$id', params: { id: part._id } });
      return part !== undefined;
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث في المنتجات', message: failureText(error) });
      return true;
    }
  };
  useScans((code) => void open(code).then((opened) => opened || search(code)));
  return ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    if (/\d/.test(latinDigits(target.value))) void open(target.value.trim());
  };
}
