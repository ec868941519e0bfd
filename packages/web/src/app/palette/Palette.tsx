import { lazy, Suspense, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import type { PanelProps } from '../shell/use-panel';
import { Finder } from './Finder';
import type { Reading } from './hit';

const Handbook = lazy(() =>
  import('@/features/handbook/Handbook').then((module) => ({ default: module.Handbook })),
);

/**
 * The palette (Ctrl+K): starts an action, opens a screen, finds a record and what one asks about it, or shows the place
 * in the handbook that answers.
 */
export function Palette({ open, onClose }: PanelProps) {
  const [reading, setReading] = useState<Reading>();
  const close = () => {
    setReading(undefined);
    onClose();
  };
  if (reading)
    return (
      <Dialog open={open} onClose={close} title="دليل الاستخدام" size="xl">
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Handbook start={reading.chapter} block={reading.block} />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title="بحث سريع">
      <Finder onClose={onClose} onRead={setReading} />
    </Dialog>
  );
}
