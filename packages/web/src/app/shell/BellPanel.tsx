import { BellOff } from 'lucide-react';
import { cn } from '@/lib/cn';
import { formatAgo } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { clearToastHistory, useToastHistory } from '@/ui/toast-store';
import { toneText } from '@/ui/tone';
import type { PanelProps } from './use-panel';

export function BellPanel({ open, onClose }: PanelProps) {
  const history = useToastHistory();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="الإشعارات"
      description="آخر 20 إشعاراً في هذه الجلسة"
      footer={history.length > 0 && <Button onClick={clearToastHistory}>مسح الكل</Button>}
    >
      {history.length === 0 ? (
        <EmptyState icon={BellOff} title="لا توجد إشعارات" message="ستجد هنا نتائج ما تقوم به من عمليات." />
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {history.map(({ id, at, tone, title, message }) => (
            <li key={id} className="flex items-start justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p className={cn('font-semibold', toneText[tone])}>{title}</p>
                {message && <p className="text-sm text-muted">{message}</p>}
              </div>
              <time dateTime={at.toISOString()} className="shrink-0 text-sm text-faint">
                {formatAgo(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
