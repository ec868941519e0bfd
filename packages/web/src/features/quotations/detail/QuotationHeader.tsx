import {
  editQuotationBlocked,
  keepForQuotationBlocked,
  loseQuotationBlocked,
  ltr,
  quotationStatus,
  sellQuotationBlocked,
  type Quotation,
} from '@turoos/contract';
import {
  Bookmark,
  CircleX,
  Copy,
  FileDown,
  MessageCircle,
  Pencil,
  Printer,
  ShoppingCart,
} from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { usePapers } from '../paper/use-papers';

const loadSell = () => import('./SellDialog').then((m) => m.default);
const loadLose = () => import('./LoseDialog').then((m) => m.default);
const loadKeep = () => import('./KeepDialog').then((m) => m.default);
const loadPaper = () => import('../paper/QuotationPaperDialog').then((m) => m.default);

export function QuotationHeader({ quotation }: { quotation: Quotation }) {
  const { _id: id, number, status, createdAt, customerName } = quotation;
  const { reason } = usePermit('sales:create');
  const sell = useLazyDialog<Quotation>(loadSell);
  const lose = useLazyDialog<Quotation>(loadLose);
  const keep = useLazyDialog<Quotation>(loadKeep);
  const paper = useLazyDialog<Quotation>(loadPaper);
  const papers = usePapers(quotation);
  return (
    <>
      <PageHeader
        title={`عرض سعر ${ltr(number)}`}
        description={
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <StatusBadge status={quotationStatus[status]} />
            <span>{formatDateTime(createdAt)}</span>
            <span>{legible(customerName)}</span>
          </span>
        }
        actions={
          <Button
            variant="primary"
            icon={ShoppingCart}
            disabledReason={reason ?? sellQuotationBlocked(quotation)}
            onClick={() => sell.show(quotation)}
          >
            بيع
          </Button>
        }
        more={
          <>
            <Button icon={MessageCircle} onClick={papers.send}>
              واتساب
            </Button>
            <Button icon={Printer} onClick={() => paper.show(quotation)}>
              طباعة
            </Button>
            <Button icon={FileDown} busy={papers.saving} onClick={papers.save}>
              حفظ ملف PDF
            </Button>
            <LinkButton
              to="/quotations/$id/edit"
              params={{ id }}
              icon={Pencil}
              disabledReason={reason ?? editQuotationBlocked(quotation)}
            >
              تعديل
            </LinkButton>
            <LinkButton to="/quotations/new" search={{ copy: id }} icon={Copy} disabledReason={reason}>
              نسخ
            </LinkButton>
            <Button
              icon={Bookmark}
              disabledReason={reason ?? keepForQuotationBlocked(quotation)}
              onClick={() => keep.show(quotation)}
            >
              حجز للعميل
            </Button>
            <Button
              icon={CircleX}
              disabledReason={reason ?? loseQuotationBlocked(quotation)}
              onClick={() => lose.show(quotation)}
            >
              لم يتم
            </Button>
          </>
        }
      />
      {sell.dialog}
      {lose.dialog}
      {keep.dialog}
      {paper.dialog}
    </>
  );
}
