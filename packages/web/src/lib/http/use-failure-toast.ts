import { useEffect } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import { failureText } from './api-error';

/** Says once per failure that data could not be had: `useFailureToast(query.error, 'فشل في جلب المنتجات')`. */
export function useFailureToast(error: unknown, title: string): void {
  useEffect(() => {
    if (error) toast({ tone: 'danger', title, message: failureText(error) });
  }, [error, title]);
}
