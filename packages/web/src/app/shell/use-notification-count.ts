import { notificationCountApi } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { useCan } from '@/lib/can';
import { useData } from '@/lib/use-data';

/** How much is unread, kept up to date; what is new also appears on the desktop, for whoever wants that. */
export function useNotificationCount(): number {
  const enabled = useCan('notifications:read');
  const { data } = useData('notifications', notificationCountApi.count, {}, { enabled });
  const newestSeen = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const newest = data.newest?.at.getTime() ?? 0;
    const isNew = newestSeen.current !== undefined && newest > newestSeen.current;
    if (isNew && data.push) showOnDesktop(data.newest?.title ?? '');
    newestSeen.current = Math.max(newest, newestSeen.current ?? 0);
  }, [data]);
  return data?.unread ?? 0;
}

function showOnDesktop(body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  const shown = new Notification('تروس', { body, dir: 'rtl', lang: 'ar' });
  shown.addEventListener('click', () => window.focus());
}
