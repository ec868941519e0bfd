import { quantityText, quantityToMove, transfersApi, type DeadPart } from '@turoos/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { ActionCard } from './ActionCard';

/** Moves stock to the warehouse that sells it, by a transfer that waits for approval. */
export function TransferProposal({ part, onDone }: { part: DeadPart; onDone: () => void }) {
  const may = usePermit('transfers:create');
  const create = useAction(transfersApi.create, {
    done: 'تم إنشاء التحويل، وهو بانتظار الاعتماد',
    failed: 'فشل في إنشاء التحويل',
    onDone: ({ transferNumber }) => {
      onDone();
      void navigate({ to: '/transfers', search: { q: transferNumber } });
    },
  });
  const { sellsIn, unit, warehouse } = part;
  const quantity = quantityToMove(part);
  if (!sellsIn || quantity === 0) return null;
  return (
    <ActionCard
      title="تحويل إلى مستودع يبيعها"
      action={
        <Button
          icon={ArrowLeftRight}
          busy={create.isPending}
          disabledReason={may.reason}
          onClick={() =>
            create.mutate({
              body: {
                fromWarehouse: warehouse._id,
                toWarehouse: sellsIn._id,
                items: [{ item: part.product, quantity }],
                notes: 'بضاعة راكدة تُباع في المستودع الآخر',
              },
            })
          }
        >
          تحويل {quantityText(quantity, unit)}
        </Button>
      }
    >
      <p>
        {legible(
          `باع ${sellsIn.name} منها ${quantityText(sellsIn.sold, unit)} في سنة، وعنده الآن ${quantityText(sellsIn.quantity, unit)}.`,
        )}
      </p>
    </ActionCard>
  );
}
