import { counted, ltr, nouns, type VinImportResult } from '@turoos/contract';
import { CarFront, CircleCheck, FilePlus, Printer, Receipt } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

type ImportedCardProps = { result: VinImportResult; onAgain: () => void };

/** The result of the import, with a button to print labels for the parts. */
export function ImportedCard({ result, onAgain }: ImportedCardProps) {
  const labels = useLazyDialog(() => import('@/shared/labels/LabelsDialog').then((m) => m.default));
  const maySeePurchases = usePermit('purchases:read');
  const { importedCount, createdCount, purchaseId, purchaseNumber, sourceVehicleId, products } = result;
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        title="تم الاستيراد"
        message={`دخل المخزون ${counted(importedCount, nouns.item)}، والجديد منها ${formatNumber(createdCount)}${
          purchaseNumber ? `، وسُجلت فاتورة الشراء ${ltr(purchaseNumber)}` : ''
        }.`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={Printer} onClick={() => labels.show(products)}>
              طباعة ملصقات القطع
            </Button>
            {purchaseId && (
              <Button
                icon={Receipt}
                disabledReason={maySeePurchases.reason}
                onClick={() => void navigate({ to: '/purchases/$id', params: { id: purchaseId } })}
              >
                فاتورة الشراء
              </Button>
            )}
            {sourceVehicleId && (
              <Button
                icon={CarFront}
                disabledReason={maySeePurchases.reason}
                onClick={() => void navigate({ to: '/source-vehicles/$id', params: { id: sourceVehicleId } })}
              >
                السيارة المفككة
              </Button>
            )}
            <Button icon={FilePlus} onClick={onAgain}>
              استيراد سيارة أخرى
            </Button>
          </div>
        }
      />
      {labels.dialog}
    </Card>
  );
}
