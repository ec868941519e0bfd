import { keepPreviousData } from '@tanstack/react-query';
import { backupApi, type Backup } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { toast } from '@/lib/toasts/toast-store';

/** While one is being made. */
const lookEvery = 2000;

/** The backups of this page of the list, kept fresh, also while the line of changes is down. */
export function useBackups() {
  const list = useListState();
  const backups = useData(
    'backup',
    backupApi.list,
    { query: list.query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.rows.some(isRunning) ? lookEvery : false),
    },
  );
  return { list, backups };
}

const isRunning = ({ status }: Backup) => status === 'running';

/** Tells how a backup ended that was begun here. */
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
