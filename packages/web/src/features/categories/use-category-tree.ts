import { useEffect } from 'react';
import { categoriesApi } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';
import { toast } from '@/lib/toasts/toast-store';

/** The tree as the server has it; a failure to fetch it is also said in a toast. */
export function useCategoryTree() {
  const query = useData('categories', categoriesApi.tree, {});
  const { error } = query;
  useEffect(() => {
    if (error) toast({ tone: 'danger', title: 'فشل في تحميل الفئات', message: failureText(error) });
  }, [error]);
  return query;
}
