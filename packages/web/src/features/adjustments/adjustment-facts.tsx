import { adjustmentReasons, adjustmentTypes, type Adjustment } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { useCan } from '@/lib/session/can';
import { Quantity } from '@/shared/parts/Quantity';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';

/** The fields shown by both the card and the details of an adjustment. */
export const adjustmentFacts = (adjustment: Adjustment) => [
  { name: 'النوع', value: adjustmentTypes[adjustment.type].label },
  {
    name: adjustment.type === 'correction' ? 'الكمية الصحيحة' : 'الكمية',
    value: <Quantity value={adjustment.quantity} unit={adjustment.unit} className="font-semibold" />,
  },
  { name: 'المستودع', value: adjustment.warehouse.name },
  { name: 'السبب', value: adjustmentReasons[adjustment.reason] },
  {
    name: 'سعر التكلفة',
    value: adjustment.costPrice > 0 && <Money usd={adjustment.costPrice} at={adjustment.usd_to_yer} />,
  },
  { name: 'المرجع', value: adjustment.referenceNumber && <Reference {...adjustment} /> },
  { name: 'أُنشئت بواسطة', value: adjustment.createdBy?.name },
  { name: 'التاريخ', value: <bdi>{formatDateTime(adjustment.createdAt)}</bdi> },
];

/** The reference; that of a sale made without the server leads there. */
function Reference({ referenceNumber, offlineSale }: Pick<Adjustment, 'referenceNumber' | 'offlineSale'>) {
  const mayDecide = useCan('sales:decide');
  if (!offlineSale || !mayDecide) return <Code>{referenceNumber}</Code>;
  return (
    <Link
      to="/sales/offline/$id"
      params={{ id: offlineSale }}
      className="text-accent-strong hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      <Code>{referenceNumber}</Code>
    </Link>
  );
}

/** The change of stock after the approval. */
export function Outcome({
  change,
  unit,
  value,
  usd_to_yer,
}: Pick<Adjustment, 'change' | 'unit' | 'value' | 'usd_to_yer'>) {
  if (change === null) return null;
  if (change === 0) return <>كانت الكمية صحيحة، لم يتغير المخزون</>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {change > 0 ? 'زاد المخزون' : 'نقص المخزون'}{' '}
      <Quantity value={Math.abs(change)} unit={unit} className="font-semibold" />
      {Boolean(value) && (
        <>
          بقيمة <Money usd={Math.abs(value ?? 0)} at={usd_to_yer} />
        </>
      )}
    </span>
  );
}
