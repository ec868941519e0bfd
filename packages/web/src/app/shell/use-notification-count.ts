import { notificationCountApi } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { useData } from '@/lib/http/use-data';
import { notifyOnDesktop } from '@/lib/platform/desktop-notifications';
import { useCan } from '@/lib/session/can';

/** The number of unread notifications; new ones also appear on the desktop, where the user allows it. */
export function useNotificationCount(): number {
  const enabled = useCan('notifications:read');
  const { data } = useData('notifications', notificationCountApi.count, {}, { enabled });
  const newestSeen = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const newest = data.newest?.at.getTime() ?? 0;
    const isNew = newestSeen.current !== undefined && newest > newestSeen.current;
    if (isNew && data.push) notifyOnDesktop(data.newest?.title ?? '');
    newestSeen.current = Math.max(newest, newestSeen.current ?? 0);
  }, [data]);
  return data?.unread ?? 0;
}
