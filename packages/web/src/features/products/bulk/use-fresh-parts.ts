import { productsApi, type Part } from '@turoos/contract';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';

const AT_ONCE = 10;

/** Reads picked parts again: those on other pages of the list are as they were when they were picked. */
export function useFreshParts() {
  const [isReading, setReading] = useState(false);
  const read = async (picked: readonly Part[], then: (parts: readonly Part[]) => void): Promise<void> => {
    setReading(true);
    try {
      const fresh: Part[] = [];
      for (let at = 0; at < picked.length; at += AT_ONCE) {
        const some = picked.slice(at, at + AT_ONCE);
        fresh.push(
          ...(await Promise.all(some.map(({ _id: id }) => call(productsApi.read, { params: { id } })))),
        );
      }
      then(fresh);
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في جلب المنتجات المحددة', message: failureText(error) });
    } finally {
      setReading(false);
    }
  };
  return {
    isReading,
    read: (picked: readonly Part[], then: (parts: readonly Part[]) => void) => void read(picked, then),
  };
}
