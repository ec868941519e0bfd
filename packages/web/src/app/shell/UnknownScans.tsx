import { lazy, Suspense, useState } from 'react';
import { useUnknownCodes } from '@/lib/scan/unknown-codes';

const UnknownCodes = lazy(() =>
  import('@/shared/parts/UnknownCodeDialog').then((m) => ({ default: m.UnknownCodes })),
);

/** The dialog about codes that no part has, loaded with the first of them. */
export function UnknownScans() {
  const isAsked = useUnknownCodes().length > 0;
  const [isWanted, setWanted] = useState(false);
  if (isAsked && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <UnknownCodes />
      </Suspense>
    )
  );
}
