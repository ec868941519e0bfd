import { latinDigits, productsApi } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import type { KeyboardEvent } from 'react';
import { call } from '@/lib/api';
import { failureText } from '@/lib/api-error';
import { toast } from '@/ui/toast-store';
import { partWithNumber } from './scanned-part';

/**
 * For the element around the search box: Enter after a number that one part alone has opens that part. A scanner is
 * a keyboard that ends in Enter, so this is all it needs.
 */
export function useScan(): (event: KeyboardEvent<HTMLElement>) => void {
  const find = async (q: string) => {
    try {
      const part = partWithNumber(await call(productsApi.search, { query: { q, limit: 20 } }), q);
      if (part) await navigate({ to: '/products/$id', params: { id: part._id } });
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث في المنتجات', message: failureText(error) });
    }
  };
  return ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    if (/\d/.test(latinDigits(target.value))) void find(target.value.trim());
  };
}
