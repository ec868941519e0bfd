import { asFile, countWorkflow, countsApi, notEditable, type Count, type Given } from '@turoos/contract';
import { Download, History, Printer, Save } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { stepCall } from '@/shared/workflow/document-kind';
import { DocumentMenu } from '@/shared/workflow/DocumentMenu';
import { StepActions } from '@/shared/workflow/StepActions';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { countKind } from './count-kind';
import type { LineSaving } from './use-line-saving';

/** Milliseconds: completing a large count may write thousands of adjustments. */
const COMPLETE_TIMEOUT = 5 * 60_000;

export type CountActionsProps = {
  count: Count;
  query: Given<typeof countsApi.items>['query'];
  saving: LineSaving;
};

export function CountActions({ count, query, saving }: CountActionsProps) {
  const { _id: id, countNumber, status } = count;
  const mayCount = usePermit('inventoryCounts:create');
  const sheet = useLazyDialog<Count>(() => import('./CountSheetDialog').then((m) => m.CountSheetDialog));
  const trail = useLazyDialog<Count>(() => import('./CountTrailDialog').then((m) => m.CountTrailDialog));
  const download = useDownload(asFile(countsApi.items), {
    done: 'تم تصدير أصناف الجرد',
    failed: 'فشل في تصدير أصناف الجرد',
  });

  const saveAll = async () => {
    if (await saving.saveAll()) toast({ title: 'كل التعديلات محفوظة' });
  };
  const assertSaved = async () => {
    if (!(await saving.saveAll())) throw new Error('unsaved');
  };

  return (
    <>
      {!notEditable(countWorkflow, status) && (
        <Button variant="primary" icon={Save} disabledReason={mayCount.reason} onClick={() => void saveAll()}>
          حفظ التعديلات
          {saving.unsaved.length > 0 && (
            <span className="rounded-full bg-white/25 px-1.5 text-xs">{saving.unsaved.length}</span>
          )}
        </Button>
      )}
      <StepActions
        kind={countKind}
        document={count}
        steps={{
          complete: stepCall(countsApi.update, () => ({ status: 'completed' as const }), completion, {
            timeout: COMPLETE_TIMEOUT,
            before: assertSaved,
          }),
          cancel: stepCall(
            countsApi.update,
            () => ({ status: 'cancelled' as const }),
            () => 'لا يتغير المخزون، ويبقى ما عُدّ للاطلاع فقط.',
          ),
        }}
      />
      <Button icon={Printer} onClick={() => sheet.show(count)}>
        ورقة الجرد
      </Button>
      <DocumentMenu
        kind={countKind}
        document={count}
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
        ]}
      />
      {sheet.dialog}
      {trail.dialog}
    </>
  );
}

/** Summarises the effect of completing the count, for the confirmation. */
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
