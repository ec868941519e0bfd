import { Handbook } from '@/features/handbook/Handbook';
import { usePattern, useSearch } from '@/lib/navigation/hooks';
import { Dialog } from '@/ui/Dialog';
import { chapterOf } from '../screen-chapters';
import type { PanelProps } from './use-panel';

/** The handbook at the chapter of the screen, over the screen, so that nothing typed is lost (F1). */
export function HelpPanel({ open, onClose }: PanelProps) {
  const { tab } = useSearch();
  const start = chapterOf(usePattern(), String(tab));
  return (
    <Dialog open={open} onClose={onClose} title="دليل الاستخدام" size="xl">
      <Handbook key={start} start={start} />
    </Dialog>
  );
}
