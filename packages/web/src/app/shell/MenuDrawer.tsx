import { Dialog } from '@/ui/Dialog';
import { NavLinks } from './NavLinks';
import type { PanelProps } from './use-panel';
import { UserFooter } from './UserFooter';

/** The sidebar of small screens. */
export function MenuDrawer({ open, onClose }: PanelProps) {
  return (
    <Dialog open={open} onClose={onClose} size="drawer" title="القائمة" footer={<UserFooter />}>
      <div className="-mx-4 -mt-3">
        <NavLinks onFollow={onClose} />
      </div>
    </Dialog>
  );
}
