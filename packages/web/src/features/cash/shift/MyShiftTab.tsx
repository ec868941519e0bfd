import { cashApi, type Shift } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useCurrentShift } from '@/shared/cash/use-shift';
import { useCloseShift, useOpenShift } from '../cash-dialogs';
import { NoShift } from './NoShift';
import { ShiftActions } from './ShiftActions';
import { ShiftFigures } from './ShiftFigures';
import { ShiftHead } from './ShiftHead';

/** The user's open shift with its actions, or the ways into one. */
export function MyShiftTab() {
  // outside the shift's part, which is gone once it is closed, while the Z report is still to be seen
  const closing = useCloseShift();
  // outside its button's part, which is gone once the shift is open, though its answer may be lost
  const opening = useOpenShift();
  const current = useCurrentShift();
  useCloseFromUrl(current.data, closing.show);
  return (
    <>
      <QueryBoundary query={current} title="فشل في جلب الوردية">
        {(shift) =>
          shift ? (
            <OpenShift shift={shift} onClose={() => closing.show(shift)} />
          ) : (
            <NoShift onOpen={() => opening.show({})} />
          )
        }
      </QueryBoundary>
      {opening.dialog}
      {closing.dialog}
    </>
  );
}

/**
 * Opens the close of the shift on ?close=1 and removes it from the URL, so that neither a reload nor the next shift
 * opens it again.
 */
function useCloseFromUrl(shift: Shift | null | undefined, close: (shift: Shift) => void): void {
  const { close: wanted } = useSearch();
  const answer = useEffectEvent(() => {
    void navigate({ to: '.', search: (now: object) => ({ ...now, close: undefined }), replace: true });
    if (shift) close(shift);
  });
  const isKnown = shift !== undefined;
  useEffect(() => {
    if (wanted === '1' && isKnown) answer();
  }, [wanted, isKnown]);
}

function OpenShift({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const report = useData('cash', cashApi.shiftReport, { params: { id: shift._id } });
  return (
    <div className="flex flex-col gap-4">
      <ShiftHead shift={shift} />
      <ShiftActions shift={shift} onClose={onClose} />
      <QueryBoundary query={report} title="فشل في جلب حركة الوردية">
        {(known) => <ShiftFigures report={known} />}
      </QueryBoundary>
    </div>
  );
}
