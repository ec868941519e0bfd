import { cashApi, type Shift, type ShiftReport } from '@turoos/contract';
import { useRef, useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { PrintButtons } from '@/shared/printing/PrintButtons';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { startCount } from './count-entries';
import { CountDialog } from './CountDialog';
import { missingTillText } from './missing-till-text';
import { reportTitle } from '@turoos/pdf/shift-sheet';
import { ShiftSlip } from './ShiftSlip';
import { SlipPreview } from './SlipPreview';
import { useCloseWithTills } from './use-close-with-tills';
import { useDrawers } from './use-drawers';

type CloseProps = SubjectDialogProps<Pick<Shift, '_id' | 'drawer'>>;

/** Closes a shift: the drawer is counted before the expected amounts are shown, then the Z report is. */
export function CloseShiftDialog({ subject: shift, open, onClose }: CloseProps) {
  const [report, setReport] = useState<ShiftReport | null>(null);
  const drawers = useDrawers();
  const drawer = drawers.data?.find(({ _id }) => _id === shift.drawer._id);
  const { data: known } = useData('cash', cashApi.shift, { params: { id: shift._id } });
  const close = useCloseWithTills(shift._id);
  const isClosed = useRef(false);
  if (report) return <ZDialog report={report} open={open} onClose={onClose} />;
  if (drawer)
    return (
      <CountDialog
        of={shift._id}
        start={startCount(drawer.currencies)}
        open={open}
        // the form closes after it was sent, but the report is still to be seen
        onClose={() => !isClosed.current && onClose()}
        send={async (body) => {
          const closed = await close(body);
          isClosed.current = true;
          setReport(closed);
        }}
        title={closing(shift)}
        description="عُدّ ما في الصندوق، ثم أرسل العدّ ليظهر تقرير الإقفال"
        submitLabel="إرسال العدّ وإقفال الوردية"
      >
        {known?.missingTills.map((till) => (
          <p
            key={till.code}
            className="rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty text-warning"
          >
            {legible(missingTillText(till))}
          </p>
        ))}
      </CountDialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title={closing(shift)}>
      <QueryBoundary query={drawers} title="فشل في جلب الصناديق">
        {() => null}
      </QueryBoundary>
    </Dialog>
  );
}

const closing = ({ drawer }: CloseProps['subject']) => `إقفال وردية ${drawer.name}`;

function ZDialog({ report, open, onClose }: Pick<CloseProps, 'open' | 'onClose'> & { report: ShiftReport }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reportTitle(report)}
      description={`أُقفلت وردية ${report.shift.drawer.name}`}
      size="xl"
      footer={
        <>
          <PrintButtons
            use="receipt"
            record={{ shift: report.shift._id }}
            onBrowser={() => window.print()}
            takesFocus
          />
          <Button onClick={onClose}>إغلاق</Button>
        </>
      }
    >
      <SlipPreview render={(paper) => <ShiftSlip report={report} paper={paper} />} />
    </Dialog>
  );
}
