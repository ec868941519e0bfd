import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { useToastHistory } from '@/ui/toast-store';
import { usePanel } from './use-panel';

const loadPanel = () => import('./BellPanel').then((m) => m.BellPanel);

/** What the user was told lately, to be read again. */
export function Bell() {
  const newest = useToastHistory()[0]?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  const { panel, open } = usePanel(loadPanel);
  const unseen = newest > seen;

  return (
    <div className="relative">
      <IconButton
        label={unseen ? 'الإشعارات، يوجد جديد' : 'الإشعارات'}
        icon={BellIcon}
        aria-haspopup="dialog"
        onClick={() => {
          setSeen(newest);
          open();
        }}
      />
      {unseen && (
        <span
          className="pointer-events-none absolute end-2 top-2 size-2 rounded-full bg-danger"
          aria-hidden="true"
        />
      )}
      {panel}
    </div>
  );
}
