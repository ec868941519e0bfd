import { cashApi, type Shift } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useCurrentShift } from '@/shared/cash/use-shift';
import { useCloseShift } from '../cash-dialogs';
import { NoShift } from './NoShift';
import { ShiftActions } from './ShiftActions';
import { ShiftFigures } from './ShiftFigures';
import { ShiftHead } from './ShiftHead';

/** The user's open shift with its actions, or the ways into one. */
export function MyShiftTab() {
  // outside the shift's part, which is gone once it is closed, while the Z report is still to be seen
  const closing = useCloseShift();
  return (
    <>
      <QueryBoundary query={useCurrentShift()} title="فشل في جلب الوردية">
        {(shift) => (shift ? <OpenShift shift={shift} onClose={() => closing.show(shift)} /> : <NoShift />)}
      </QueryBoundary>
      {closing.dialog}
    </>
  );
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
