import { cashApi, type Shift, type ShiftReport } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { countedAmounts, countProblem, startCount, type CountEntry } from './count-entries';
import { CountFields } from './CountFields';
import { reportTitle } from './report-words';
import { SlipPreview } from './SlipPreview';
import { useDrawers } from './use-shift';

type CloseProps = SubjectDialogProps<Pick<Shift, '_id' | 'drawer'>>;

/** Closes a shift: the drawer is counted before the expected amounts are shown, then the Z report is. */
export function CloseShiftDialog({ subject: shift, open, onClose }: CloseProps) {
  const [report, setReport] = useState<ShiftReport | null>(null);
  const drawers = useDrawers();
  const drawer = drawers.data?.find(({ _id }) => _id === shift.drawer._id);
  if (report) return <ZDialog report={report} open={open} onClose={onClose} />;
  if (drawer)
    return (
      <Counting
        shift={shift}
        currencies={drawer.currencies}
        open={open}
        onClose={onClose}
        onClosed={setReport}
      />
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

type CountingProps = Pick<CloseProps, 'open' | 'onClose'> & {
  shift: CloseProps['subject'];
  currencies: readonly string[];
  onClosed: (report: ShiftReport) => void;
};

function Counting({ shift, currencies, open, onClose, onClosed }: CountingProps) {
  const form = useForm({ defaultValues: { counts: startCount(currencies) as CountEntry[], reason: '' } });
  /** Whether the server found a difference, whose reason is then asked for. */
  const [differs, setDiffers] = useState(false);
  const isClosed = useRef(false);
  const close = useAction(cashApi.closeShift, { failed: 'فشل في إقفال الوردية' });

  const send = async ({ counts, reason }: { counts: CountEntry[]; reason: string }) => {
    const body = { counts: countedAmounts(counts), reason: reason.trim() || undefined };
    try {
      const report = await close.mutateAsync({ params: { id: shift._id }, body });
      isClosed.current = true;
      onClosed(report);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'COUNT_DIFFERS') setDiffers(true);
      throw error;
    }
  };
  useEffect(() => {
    if (differs) form.setFocus('reason');
  }, [differs, form]);

  return (
    <FormDialog
      open={open}
      // the form closes after it was sent, but the report is still to be seen
      onClose={() => !isClosed.current && onClose()}
      form={form}
      onSubmit={send}
      title={closing(shift)}
      description="عُدّ ما في الصندوق، ثم أرسل العدّ ليظهر تقرير الإقفال"
      submitLabel="إرسال العدّ وإقفال الوردية"
      size="xl"
    >
      <Controller
        control={form.control}
        name="counts"
        rules={{ validate: (counts) => countProblem(counts) ?? true }}
        render={({ field, fieldState }) => (
          <CountFields value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      {differs && (
        <Field
          label="سبب الفرق"
          hint="المعدود يختلف عن المسجل. أعد العدّ وصحّحه، أو اكتب السبب ثم أرسل مرة أخرى."
        >
          <Input maxLength={500} {...form.register('reason')} />
        </Field>
      )}
    </FormDialog>
  );
}

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
          <Button variant="primary" icon={Printer} data-autofocus="" onClick={() => window.print()}>
            طباعة
          </Button>
          <Button onClick={onClose}>إغلاق</Button>
        </>
      }
    >
      <SlipPreview report={report} />
    </Dialog>
  );
}
