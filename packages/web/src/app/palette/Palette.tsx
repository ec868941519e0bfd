import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { Dialog } from '@/ui/Dialog';
import { RateProvider } from '@/ui/rate-context';
import type { PanelProps } from '../shell/use-panel';
import { Finder } from './Finder';

/** The palette (Ctrl+K): starts an action, opens a screen, or finds a record and what one asks about it. */
export function Palette({ open, onClose }: PanelProps) {
  const rate = useCurrentRate().data?.usd_to_yer ?? null;
  return (
    <Dialog open={open} onClose={onClose} title="بحث سريع">
      <RateProvider rate={rate}>
        <Finder onClose={onClose} />
      </RateProvider>
    </Dialog>
  );
}
