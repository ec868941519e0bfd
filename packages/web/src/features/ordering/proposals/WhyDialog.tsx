import { purchasesApi, type Proposal } from '@turoos/contract';
import { ShoppingCart } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { PartNumber, legible } from '@/ui/Code';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';
import { WhyThisMany } from '@/shared/parts/WhyThisMany';
import type { OrderSubject } from './OrderDialog';

/** Why so many are proposed, and what the part cost before. */
export function WhyDialog({ subject: part, open, onClose }: SubjectDialogProps<Proposal>) {
  const order = useLazyDialog<OrderSubject>(() => import('./OrderDialog').then((m) => m.OrderDialog));
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={part.name}
        description={<PartNumber>{part.partNumber}</PartNumber>}
        footer={
          <>
            <Button
              variant="primary"
              icon={ShoppingCart}
              onClick={() => order.show({ parts: [part], onOrdered: onClose })}
            >
              طلب هذه القطعة
            </Button>
            <Button onClick={onClose}>رجوع</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <WhyThisMany part={part} />
          <PastPrices partId={part._id} />
          <Link
            to="/products/$id"
            params={{ id: part._id }}
            className="w-fit text-accent-strong hover:underline"
          >
            بطاقة المنتج
          </Link>
        </div>
      </Dialog>
      {order.dialog}
    </>
  );
}

const SHOWN = 6;

function PastPrices({ partId }: { partId: string }) {
  const purchases = useData('purchases', purchasesApi.list, {
    query: { product: partId, limit: SHOWN, sort: '-purchaseDate' },
  });
  return (
    <section aria-label="أسعار الشراء السابقة">
      <h3 className="mb-1 font-semibold">أسعار الشراء السابقة</h3>
      <QueryBoundary
        query={purchases}
        title="فشل في تحميل فواتير الشراء"
        waiting={<Skeleton className="h-16 w-full" />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-muted">لم تُشترَ هذه القطعة من قبل.</p>
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line">
              {rows.map(({ _id, purchaseDate, supplier, bought }) => (
                <li key={_id} className="flex items-baseline gap-3 px-3 py-1.5">
                  <span className="text-muted">{formatDate(purchaseDate)}</span>
                  <span className="min-w-0 grow truncate">{legible(supplier.name)}</span>
                  {bought && <Usd cents={bought.unitCost} className="font-semibold" />}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
}
