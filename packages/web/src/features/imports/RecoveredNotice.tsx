import { History } from 'lucide-react';
import { Button } from '@/ui/Button';

type RecoveredNoticeProps = { onKeep: () => void; onDiscard: () => void };

export const RecoveredNotice = ({ onKeep, onDiscard }: RecoveredNoticeProps) => (
  <div
    aria-live="polite"
    className="flex flex-wrap items-center gap-3 rounded-md bg-info-soft px-3 py-2 text-info"
  >
    <History className="size-4 shrink-0" aria-hidden="true" />
    <p className="grow">استعدنا الاستيراد الذي لم يكتمل.</p>
    <Button size="sm" onClick={onKeep}>
      متابعة
    </Button>
    <Button size="sm" variant="ghost" onClick={onDiscard}>
      البدء من جديد
    </Button>
  </div>
);
