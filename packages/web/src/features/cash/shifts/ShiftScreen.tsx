import { cashApi, cashTexts, ltr, shiftStatus, type Shift, type ShiftReport } from '@turoos/contract';
import { FileX, Lock, LockOpen, Printer } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { useRecordId } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { reportTitle } from '@turoos/pdf/shift-sheet';
import { ShiftSlip } from '@/shared/cash/ShiftSlip';
import { SlipPreview } from '@/shared/cash/SlipPreview';
import { usePrinting } from '@/shared/printing/use-printing';
import { StatusMark } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Kbd } from '@/ui/Kbd';
import { PageHeader } from '@/ui/PageHeader';
import { RecordPage } from '@/ui/RecordPage';
import { useCloseShift } from '../cash-dialogs';
import { Differences, OpeningDifferences, unevenOf } from './shift-columns';

const PRINT_KEY = 'P';

/** The report of one shift, as it is printed. */
export function ShiftScreen() {
  const id = useRecordId();
  const report = useData('cash', cashApi.shiftReport, { params: { id } });
  return (
    <RecordPage
      query={report}
      layout="single"
      heading="تقرير الوردية"
      failed="فشل في جلب تقرير الوردية"
      gone={{
        title: cashTexts.shiftNotFound,
        icon: FileX,
        back: { to: '/cash', label: 'العودة إلى الصندوق' },
      }}
    >
      {(known) => <Report report={known} />}
    </RecordPage>
  );
}

function Report({ report }: { report: ShiftReport }) {
  const { shift } = report;
  const closing = useCloseShift();
  const printing = usePrinting('receipt');
  const byBrowser = () => window.print();
  const print = () => (printing.hasPrinter ? printing.print({ shift: shift._id }, byBrowser) : byBrowser());
  useShortcut(PRINT_KEY, 'طباعة التقرير', print);
  return (
    <>
      <PageHeader
        title={reportTitle(report)}
        description={
          <span className="flex flex-wrap items-center gap-2">
            {legible(shift.drawer.name)}
            <StatusMark status={shiftStatus[shift.status]} normal={shift.status === 'closed'} />
            {unevenOf(shift.openingDifferences ?? []).length > 0 && (
              <>
                فرق الافتتاح: <OpeningDifferences shift={shift} />
                {shift.differences && 'فرق الإقفال:'}
              </>
            )}
            <Differences shift={shift} />
          </span>
        }
        actions={
          <Button
            variant="primary"
            icon={Printer}
            busy={printing.isBusy}
            aria-keyshortcuts={PRINT_KEY}
            onClick={print}
          >
            طباعة
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd keys={PRINT_KEY} />
            </span>
          </Button>
        }
        more={
          <>
            {printing.hasPrinter && <Button onClick={byBrowser}>طباعة بالمتصفح</Button>}
            {shift.status === 'open' ? (
              <CloseButton shift={shift} onClose={() => closing.show(shift)} />
            ) : (
              <ReopenButton report={report} />
            )}
          </>
        }
      />
      <SlipPreview render={(paper) => <ShiftSlip report={report} paper={paper} />} />
      {closing.dialog}
      {printing.notice}
    </>
  );
}

/** People of the shift close it; others need the right to manage cash. */
function CloseButton({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { _id: me } = useUser();
  const isOwn = shift.people.some(({ _id }) => _id === me);
  const { reason } = usePermit(isOwn ? 'cash:create' : 'cash:admin');
  return (
    <Button icon={Lock} disabledReason={reason} onClick={onClose}>
      إقفال الوردية
    </Button>
  );
}

function ReopenButton({ report: { shift, zNumber } }: { report: ShiftReport }) {
  const { reason } = usePermit('cash:admin');
  const confirm = useConfirm();
  const reopen = useAction(cashApi.reopenShift, {
    done: 'أُعيد فتح الوردية',
    failed: 'فشل في إعادة فتح الوردية',
  });
  const ask = async () => {
    const sure = await confirm({
      title: 'إعادة فتح الوردية',
      message: `هل تريد إعادة فتح الوردية على ${shift.drawer.name}؟ يبقى تقرير Z رقم ${ltr(String(zNumber))}، وتأخذ الوردية رقماً جديداً عند إقفالها مرة أخرى.`,
      confirmLabel: 'إعادة الفتح',
    });
    if (sure) reopen.mutate({ params: { id: shift._id } });
  };
  return (
    <Button icon={LockOpen} busy={reopen.isPending} disabledReason={reason} onClick={() => void ask()}>
      إعادة فتح الوردية
    </Button>
  );
}
