import { useState } from 'react';
import { NotificationsList } from '@/features/notifications/NotificationsList';
import { formatAgo } from '@/lib/format/format';
import { useCan } from '@/lib/session/can';
import { clearToastHistory, useToastHistory } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Tabs } from '@/ui/Tabs';
import { toneText } from '@/ui/tone';
import type { PanelProps } from './use-panel';

const shop = { id: 'shop', label: 'أخبار المتجر' } as const;
const session = { id: 'session', label: 'رسائل هذه الجلسة' } as const;

export function BellPanel({ open, onClose }: PanelProps) {
  const tabs = [...(useCan('notifications:read') ? [shop] : []), session];
  const [chosen, setChosen] = useState<'shop' | 'session'>(tabs[0]?.id ?? 'session');
  return (
    <Dialog open={open} onClose={onClose} title="الإشعارات">
      <Tabs label="الإشعارات" tabs={tabs} value={chosen} onChange={setChosen}>
        {chosen === 'shop' ? <NotificationsList onLeave={onClose} /> : <SessionMessages />}
      </Tabs>
    </Dialog>
  );
}

/** The last 20 toasts, to read again. */
function SessionMessages() {
  const history = useToastHistory();
  if (history.length === 0)
    return <EmptyState scene="done" title="لا توجد رسائل" message="ستجد هنا نتائج ما تقوم به من عمليات." />;
  return (
    <>
      <Button size="sm" onClick={clearToastHistory}>
        محو الكل
      </Button>
      <ul className="divide-y divide-line">
        {history.map(({ id, at, tone, title, message }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className={cn('font-semibold', toneText[tone])}>{title}</p>
              {message && <p className="text-sm text-muted">{legible(message)}</p>}
            </div>
            <time dateTime={at.toISOString()} className="shrink-0 text-sm text-faint">
              {formatAgo(at)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
