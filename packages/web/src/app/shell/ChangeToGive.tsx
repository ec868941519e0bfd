import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { hideChange, useChangeToGive } from '@/lib/money/change-to-give';
import { useTopDialog } from '@/ui/dialog-stack';

/** Loaded with the screens that take money, one of which must have been there before any change is given. */
const ChangeCard = lazy(() =>
  import('@/shared/money/ChangeCard').then((module) => ({ default: module.ChangeCard })),
);

/** The change to hand back, which stays above every screen and dialog until the next sale begins. */
export function ChangeToGive() {
  const change = useChangeToGive();
  const dialog = useTopDialog();
  // it is no business of the next user
  useEffect(() => hideChange, []);
  if (change === null) return null;
  return createPortal(
    <Suspense>
      <ChangeCard change={change} />
    </Suspense>,
    dialog ?? document.body,
  );
}
