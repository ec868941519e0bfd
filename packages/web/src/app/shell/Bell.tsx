import { Bell as BellIcon } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { useNotificationCount } from './use-notification-count';
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
