import { MOST_TIERS, pricesApi, priceTierTexts, type KnownPriceTier } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { Section } from '@/ui/Card';
import { Code, legible, Num } from '@/ui/Code';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { PriceTierMenu } from './PriceTierMenu';

/** The price tiers of the shop: wholesale, and those of its own. */
export function PriceTiers() {
  const tiers = useData('settings', pricesApi.tiers, {});
  const form = useLazyDialog<KnownPriceTier | null>(() =>
    import('./PriceTierDialog').then((m) => m.PriceTierDialog),
  );
  const isFull = (tiers.data?.length ?? 0) >= MOST_TIERS;
  return (
    <Section
      title="فئات الأسعار"
      description="تُختار فئة السعر في بطاقة العميل، فتأخذ فواتيره سعرها وحدها. المنتج الذي له سعر خاص بالفئة يباع به، وغيره بنسبة الفئة من سعر البيع. وعميل بلا فئة يشتري بسعر البيع."
      actions={
        <AddButton
          right="products:update"
          label="إضافة فئة سعر"
          disabledReason={isFull ? priceTierTexts.tooMany : undefined}
          onAdd={() => form.show(null)}
        />
      }
    >
      <QueryBoundary query={tiers} title="فشل في جلب فئات الأسعار">
        {(all) => (
          <div className="overflow-clip rounded-md border border-line">
            <Table
              label="كل فئات الأسعار"
              columns={columns}
              rows={all}
              rowKey={({ _id }) => _id}
              renderActions={(tier) => <PriceTierMenu tier={tier} onEdit={() => form.show(tier)} />}
            />
          </div>
        )}
      </QueryBoundary>
      {form.dialog}
    </Section>
  );
}

const columns: readonly Column<KnownPriceTier>[] = [
  {
    id: 'name',
    header: 'الفئة',
    primary: true,
    cell: ({ name, isWholesale }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {isWholesale && (
          <span className="text-sm font-normal text-muted">أساسية، بسعر الجملة في البطاقة</span>
        )}
      </span>
    ),
  },
  { id: 'percent', header: 'من سعر البيع', cell: ({ percent }) => <Code>{`${percent}%`}</Code> },
  { id: 'customers', header: 'العملاء', cell: ({ customers }) => <Num value={customers} /> },
];
