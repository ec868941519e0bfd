import { useEffect } from 'react';
import { toast } from '@/lib/toasts/toast-store';

/** Shows a toast each time a query fails, for data that has no place of its own on the screen. */
export function useFailureToast(error: unknown, title: string, message: string) {
  useEffect(() => {
    if (error) toast({ tone: 'danger', title, message });
  }, [error, title, message]);
}
