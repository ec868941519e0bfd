import { suppliersApi, type SupplierSummary } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { useSummary } from '@/lib/list/use-summary';
import { useUser } from '@/lib/session/session-state';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { Usd } from '@/ui/Usd';
import type { SupplierListState } from './SupplierFilters';

/** A user of some warehouses sees the purchases of those, and balances with the whole shop, which they don't add up to. */
const cardsOf = (isBound: boolean): readonly FigureSpec<SupplierSummary>[] => [
  {
    label: 'إجمالي الموردين',
    count: (known) => known.total,
    filter: {},
    hint: ({ recent }) => recent > 0 && `أُضيف ${recent} في آخر 30 يوماً`,
  },
  { label: 'النشطون', count: (known) => known.active, filter: { status: 'active' } },
  { label: 'لديهم مشتريات', count: (known) => known.withPurchases, filter: { account: 'bought' } },
  { label: 'إجمالي المشتريات', usd: (known) => known.totalPurchases },
  { label: 'المدفوع', usd: (known) => known.totalPaid },
  {
    label: 'المتبقي المستحق',
    usd: (known) => known.totalOwed,
    filter: { account: 'owed' },
    hint: ({ totalRemaining, totalOwed }) =>
      isBound
        ? 'حسابهم مع المتجر كله'
        : totalOwed !== totalRemaining && (
            <>
              منه أرصدة افتتاحية وتسويات <Usd cents={totalOwed - totalRemaining} />
            </>
          ),
  },
];

type SuppliersHeaderProps = {
  list: SupplierListState & ListResult<typeof suppliersApi.list>;
  onAdd: () => void;
};

export function SuppliersHeader({ list, onAdd }: SuppliersHeaderProps) {
  const cards = cardsOf(useUser().warehouses !== undefined);
  const summary = useSummary('suppliers', suppliersApi.list, list, cards);
  return (
    <PageHeader
      title="الموردون"
      description="لا يمكن حذف مورد مرتبط بعمليات؛ يمكن إيقافه بدلاً من ذلك"
      actions={<AddButton right="suppliers:create" label="إضافة مورد" onAdd={onAdd} />}
      more={
        <>
          <LinkButton to="/vouchers" search={{ kind: 'payment' }} icon={ReceiptText}>
            سندات الصرف
          </LinkButton>
          <BringLink />
          <ExportButton list={suppliersApi.list} query={list.query} fileName="suppliers" things="الموردين" />
        </>
      }
      figures={<Figures query={summary} cards={cards} list={list} />}
    />
  );
}
