import { useEffect } from 'react';
import { toast } from '@/lib/toasts/toast-store';

/** Says in a toast that something could not be had, each time it fails. */
export function useFailureToast(error: unknown, title: string, message: string) {
  useEffect(() => {
    if (error) toast({ tone: 'danger', title, message });
  }, [error, title, message]);
}
