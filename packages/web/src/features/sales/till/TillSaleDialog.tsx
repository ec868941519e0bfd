import type { Sale } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigate } from '@/lib/navigation/hooks';
import { tillRuntime } from '@/lib/till/this-till';
import { saleOfEntry } from '@/shared/till/sale-of-entry';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { SalePaper } from '../list/SaleView';

type Found = { sale: Sale | undefined } | { error: unknown };

/** A sale that this till made without the server, to look at and to print again. */
export function TillSaleDialog({ id }: { id: string }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<Found> => {
      const runtime = await tillRuntime();
      const entry = (await runtime?.outbox())?.find((one) => one.id === id);
      return { sale: runtime && entry && (await saleOfEntry(runtime, entry)) };
    };
    const show = (what: Found) => isHere && setFound(what);
    void read().then(show, (error: unknown) => show({ error }));
    return () => {
      isHere = false;
    };
  }, [id]);
  const close = () =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, till: undefined }), keepScroll: true });
  const sale = found && 'sale' in found ? found.sale : undefined;
  return (
    <Dialog
      open
      onClose={close}
      size="xl"
      title="فاتورة مبيعات"
      footer={
        <>
          {sale && (
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              طباعة
            </Button>
          )}
          <Button onClick={close}>إغلاق</Button>
        </>
      }
    >
      {!found && <Skeleton className="h-64 w-full" />}
      {found && 'error' in found && <ErrorState error={found.error} />}
      {sale && <SalePaper sale={sale} printing={false} />}
      {found && 'sale' in found && !sale && (
        <EmptyState title="وصلت هذه الفاتورة إلى الخادم، وتجدها في المبيعات برقمها المؤقت." />
      )}
    </Dialog>
  );
}
