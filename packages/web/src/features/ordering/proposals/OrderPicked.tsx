import type { Proposal } from '@turoos/contract';
import { ShoppingCart } from 'lucide-react';
import { usePickedRows, type Picked } from '@/lib/list/use-picked';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { OrderSubject } from './OrderDialog';

/** Opens the orders of the picked parts, one for each supplier. */
export function OrderPicked({ picked, warehouse }: { picked: Picked<Proposal>; warehouse: string }) {
  const rows = usePickedRows(picked);
  const order = useLazyDialog<OrderSubject>(() => import('./OrderDialog').then((m) => m.OrderDialog));
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={ShoppingCart}
        onClick={() => order.show({ parts: rows, warehouse, onOrdered: picked.clear })}
      >
        طلب المحدد
      </Button>
      {order.dialog}
    </>
  );
}
