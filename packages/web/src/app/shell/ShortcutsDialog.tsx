import { useShortcuts } from '@/lib/keyboard/shortcuts';
import { Dialog } from '@/ui/Dialog';
import { Kbd } from '@/ui/Kbd';
import type { PanelProps } from './use-panel';

export function ShortcutsDialog({ open, onClose }: PanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="اختصارات لوحة المفاتيح">
      <ul className="-my-2 divide-y divide-line">
        {useShortcuts().map(({ keys, label }) => (
          <li key={keys} className="flex items-center justify-between gap-4 py-2.5">
            {label}
            <Kbd keys={keys} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
