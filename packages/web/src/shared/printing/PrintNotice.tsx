import { isPrintSettled, printingApi, type PrintJob } from '@turoos/contract';
import { Printer, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';

type PrintNoticeProps = { job: PrintJob; onBrowser: () => void; onClose: () => void };

/** Milliseconds; changes are announced, but an announcement may be lost with its line. */
const CHECK_EVERY = 2000;

/** Follows a job until it is printed, and says so while its printer does not print it. */
export function PrintNotice({ job: sent, onBrowser, onClose }: PrintNoticeProps) {
  const { data: job = sent } = useData(
    'printing',
    printingApi.job,
    { params: { id: sent._id } },
    {
      refetchInterval: ({ state }) => (state.data && isPrintSettled(state.data.status) ? false : CHECK_EVERY),
    },
  );
  const retry = useAction(printingApi.retryJob, { failed: 'تعذّرت إعادة الطباعة' });
  const cancel = useAction(printingApi.cancelJob);
  const finish = useEffectEvent((status: PrintJob['status']) => {
    if (status === 'printed') toast({ title: `طُبع على ${job.printer.name}` });
    if (status === 'printed' || status === 'cancelled') onClose();
  });
  useEffect(() => finish(job.status), [job.status]);

  if (job.status !== 'failed' && job.status !== 'given_up') return null;
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-xl flex-col gap-2 rounded-lg border border-danger bg-surface p-3 shadow-popup sm:bottom-6 print:hidden"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow">
          <b className="text-danger">{legible(`${job.printer.name}: ${job.error}`)}</b>
          <span className="block text-sm text-muted">{legible(`${job.title} محفوظ في قائمة الطباعة`)}</span>
        </p>
        <IconButton icon={X} label="إخفاء تنبيه الطباعة" onClick={onClose} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={RotateCcw}
          variant="primary"
          busy={retry.isPending}
          onClick={() => retry.mutate({ params: { id: job._id }, body: {} })}
        >
          إعادة المحاولة
        </Button>
        <Button
          icon={Printer}
          onClick={() => {
            // the same paper must not come out of the printer as well
            cancel.mutate({ params: { id: job._id } });
            onBrowser();
          }}
        >
          طباعة بالمتصفح
        </Button>
      </div>
    </div>,
    document.body,
  );
}
