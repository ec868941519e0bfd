import { salesApi } from '@turoos/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useData } from '@/lib/http/use-data';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { navigate } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { saleName } from '../sale-labels';

const loadView = () => import('./SaleView');
const SalePaper = lazy(() => loadView().then((m) => ({ default: m.SalePaper })));
const PaperActions = lazy(() => loadView().then((m) => ({ default: m.PaperActions })));

type SaleViewDialogProps = { id: string | undefined; printing: boolean; onClose: () => void };

/** An invoice in a dialog over the list, to view, print, save as PDF or open. */
export function SaleViewDialog({ id, printing, onClose }: SaleViewDialogProps) {
  const isOpen = id !== undefined;
  const sale = useData('sales', salesApi.get, { params: { id: id ?? '' } }, { enabled: isOpen });
  const shown = isOpen ? sale.data : undefined;
  useEffect(() => {
    // the paper's code comes together with the invoice, and not after it
    if (isOpen) void loadView().catch(() => undefined);
  }, [isOpen]);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="xl"
      title="فاتورة مبيعات"
      description={
        shown && (
          <Link
            to="/sales/$id"
            params={{ id: shown._id }}
            className="text-accent-strong underline hover:no-underline"
          >
            <Code>{saleName(shown)}</Code> · كل تفاصيل الفاتورة
          </Link>
        )
      }
      footer={
        shown && (
          <Suspense>
            <PaperActions sale={shown} />
            <Button onClick={onClose}>إغلاق</Button>
          </Suspense>
        )
      }
    >
      <NewSaleKey />
      <QueryBoundary
        query={{ ...sale, data: shown }}
        title="فشل في تحميل تفاصيل الفاتورة"
        waiting={<PaperSkeleton />}
      >
        {(found) => (
          <Suspense fallback={<PaperSkeleton />}>
            <SalePaper sale={found} printing={printing} />
          </Suspense>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

/** Starts a sale over the dialog too, where the key of the shell does nothing. */
function NewSaleKey() {
  const { reason } = usePermit('sales:create');
  useShortcut(
    'F2',
    'بيع جديد',
    () => {
      if (reason) toast({ tone: 'danger', title: reason });
      else void navigate({ to: '/sales', search: { new: '1' } });
    },
    { overDialogs: true },
  );
  return null;
}

const PaperSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className="mb-4 h-16 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);
