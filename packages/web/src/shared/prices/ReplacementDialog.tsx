import { pricesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { ReplacementFacts } from './ReplacementFacts';

type ReplacementDialogProps = SubjectDialogProps<{ product: string; name: string }>;

/** What a part costs to buy again, with the day and the supplier. */
export function ReplacementDialog({ subject, open, onClose }: ReplacementDialogProps) {
  const replacement = useData('products', pricesApi.replacement, { params: { id: subject.product } });
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="آخر سعر شراء" description={subject.name}>
      <QueryBoundary query={replacement} title="فشل في جلب آخر سعر شراء">
        {(known) => <ReplacementFacts replacement={known} />}
      </QueryBoundary>
    </Dialog>
  );
}
