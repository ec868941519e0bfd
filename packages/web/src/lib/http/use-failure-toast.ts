import { useEffect } from 'react';
import { toast } from '@/lib/toasts/toast-store';

/** Shows a toast each time a query fails. */
export function useFailureToast(error: unknown, title: string, message: string) {
  useEffect(() => {
    if (error) toast({ tone: 'danger', title, message });
  }, [error, title, message]);
}
