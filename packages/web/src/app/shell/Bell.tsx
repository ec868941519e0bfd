import { notificationCountApi } from '@turoos/contract';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useData } from '@/lib/http/use-data';
import { notifyOnDesktop } from '@/lib/platform/desktop-notifications';
import { useCan } from '@/lib/session/can';
import { IconButton } from '@/ui/IconButton';
import { usePanel } from './use-panel';

const loadPanel = () => import('./BellPanel').then((m) => m.BellPanel);

/** Opens the notifications of the shop and the toasts of this session. */
export function Bell() {
  const unread = useNotificationCount();
  const { panel, open } = usePanel(loadPanel);
  return (
    <div className="relative">
      <IconButton
        label={unread > 0 ? `الإشعارات، ${unread} غير مقروءة` : 'الإشعارات'}
        icon={BellIcon}
        aria-haspopup="dialog"
        onClick={open}
      />
      {unread > 0 && (
        <span
          className="pointer-events-none absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-xs/4.5 font-semibold text-white tabular-nums"
          aria-hidden="true"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {panel}
    </div>
  );
}

/** The number of unread notifications; new ones also appear on the desktop, where the user allows it. */
function useNotificationCount(): number {
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
