import type { Backup } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toasts/toast-store';

/** Shows the result of a backup that was started here. */
export function useOutcome(rows: readonly Backup[] | undefined): (begun: Backup) => void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const outcome = rows?.find(({ _id, status }) => _id === awaited.current && status !== 'running');
    if (!outcome) return;
    awaited.current = undefined;
    if (outcome.status === 'ready')
      toast({ title: 'تم إنشاء النسخة الاحتياطية بنجاح', message: outcome.fileName });
    else toast({ tone: 'danger', title: 'فشل في إنشاء النسخة الاحتياطية', message: outcome.error });
  }, [rows]);
  return ({ _id }) => {
    awaited.current = _id;
  };
}
