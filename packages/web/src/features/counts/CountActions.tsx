import {
  asFile,
  countWorkflow,
  countsApi,
  ltr,
  notDeletable,
  notEditable,
  type Count,
  type Given,
} from '@turoos/contract';
import { Download, History, Printer, Save, Trash2 } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { useAction } from '@/lib/http/use-action';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { StepActions } from '@/shared/workflow/StepActions';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import { Money } from '@/ui/Money';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { LineSaving } from './use-line-saving';
import { useRemoveCount } from './use-remove-count';

/** A big count may write thousands of adjustments. */
const COMPLETE_TIMEOUT = 5 * 60_000;

export type CountActionsProps = {
  count: Count;
  query: Given<typeof countsApi.items>['query'];
  saving: LineSaving;
};

export function CountActions({ count, query, saving }: CountActionsProps) {
  const { _id: id, countNumber, status } = count;
  const mayCount = usePermit('inventoryCounts:create');
  const mayRemove = usePermit('inventoryCounts:delete');
  const remove = useRemoveCount();
  const sheet = useLazyDialog<Count>(() => import('./CountSheetDialog').then((m) => m.CountSheetDialog));
  const trail = useLazyDialog<Count>(() => import('./CountTrailDialog').then((m) => m.CountTrailDialog));
  const complete = useAction(countsApi.update, {
    done: 'تم إنهاء الجرد',
    failed: 'فشل في إنهاء الجرد',
    timeout: COMPLETE_TIMEOUT,
  });
  const cancel = useAction(countsApi.update, { done: 'تم إلغاء الجرد', failed: 'فشل في إلغاء الجرد' });
  const download = useDownload(asFile(countsApi.items), {
    done: 'تم تصدير أصناف الجرد',
    failed: 'فشل في تصدير أصناف الجرد',
  });

  const saveAll = async () => {
    if (await saving.saveAll()) toast({ title: 'كل التعديلات محفوظة' });
  };
  const end = async (step: keyof typeof countWorkflow.steps) => {
    if (step === 'cancel') return cancel.mutateAsync({ params: { id }, body: { status: 'cancelled' } });
    if (!(await saving.saveAll())) throw new Error('unsaved');
    return complete.mutateAsync({ params: { id }, body: { status: 'completed' } });
  };

  return (
    <>
      {!notEditable(countWorkflow, status) && (
        <Button variant="primary" icon={Save} disabledReason={mayCount.reason} onClick={() => void saveAll()}>
          حفظ التعديلات
          {saving.unsaved > 0 && (
            <span className="rounded-full bg-white/25 px-1.5 text-xs">{saving.unsaved}</span>
          )}
        </Button>
      )}
      <StepActions
        workflow={countWorkflow}
        status={status}
        subject={countNumber}
        consequence={(step) => (step === 'complete' ? completion(count) : cancellation)}
        onStep={end}
      />
      <Button icon={Printer} onClick={() => sheet.show(count)}>
        ورقة الجرد
      </Button>
      <Menu
        label={`إجراءات الجرد ${ltr(countNumber)}`}
        items={[
          {
            label: 'تصدير CSV',
            icon: Download,
            onSelect: () =>
              download.mutate({
                fileName: datedName(`inventory-count-${countNumber}`, 'csv'),
                given: { params: { id }, query: { ...query, page: 1, format: 'csv' } },
              }),
          },
          { label: 'سجل الخطوات', icon: History, onSelect: () => trail.show(count) },
          {
            label: 'حذف',
            icon: Trash2,
            tone: 'danger',
            onSelect: () => void remove(count),
            disabledReason: mayRemove.reason ?? notDeletable(countWorkflow, status),
          },
        ]}
      />
      {sheet.dialog}
      {trail.dialog}
    </>
  );
}

const cancellation = 'لا يتغير المخزون، ويبقى ما عُدّ للاطلاع فقط.';

/** What completing will do, in numbers. */
function completion({ summary, systemHidden, usd_to_yer }: Count) {
  const { differenceItems, totalVarianceValue, pendingItems } = summary;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      <li>
        {systemHidden ? (
          'تُسجَّل تسوية بانتظار الاعتماد لكل صنف فيه فرق.'
        ) : differenceItems === 0 ? (
          'لا فروق فيما عُدّ: لن تُسجَّل أي تسوية.'
        ) : (
          <>
            أصناف فيها فرق: <Num value={differenceItems} className="font-semibold" /> بقيمة{' '}
            <Money usd={totalVarianceValue} at={usd_to_yer} />، تُسجَّل لكل منها تسوية بانتظار الاعتماد.
          </>
        )}
      </li>
      {pendingItems > 0 && <li>{`أصناف لم تُعدّ: ${formatNumber(pendingItems)}، تبقى كمياتها كما هي.`}</li>}
      <li>لا يمكن تعديل الجرد بعد إنهائه.</li>
    </ul>
  );
}
