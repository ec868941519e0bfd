import { activity, partTypes, type Part } from '@turoos/contract';
import { FileText, Pencil } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { useCan, usePermit } from '@/lib/session/can';
import { useMainWarehouse } from '@/shared/parts/MainWarehouse';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { Code, legible, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { categoryPath } from './category-path';
import { Profit } from './Profit';
import { StockLevel } from './StockLevel';

type ProductViewProps = { part: Part | null; onClose: () => void; onEdit: (part: Part) => void };

/** A summary of the part; its page shows everything. */
export function ProductView({ part, onClose, onEdit }: ProductViewProps) {
  const mayEdit = usePermit('products:update');
  const seesCosts = useCan('costs:read');
  const mainWarehouse = useMainWarehouse(part);
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      title={part?.name ?? ''}
      footer={
        part && (
          <>
            <Link
              to="/products/$id"
              params={{ id: part._id }}
              className={buttonStyle('primary')}
              data-autofocus=""
            >
              <FileText className="size-4 shrink-0" aria-hidden="true" />
              بطاقة المنتج
            </Link>
            <Button icon={Pencil} disabledReason={mayEdit.reason} onClick={() => onEdit(part)}>
              تعديل
            </Button>
            <Button onClick={onClose}>إغلاق</Button>
          </>
        )
      }
    >
      {part && <DescriptionList facts={factsOf(part, mainWarehouse, seesCosts)} />}
    </Dialog>
  );
}

const factsOf = (part: Part, mainWarehouse: string | undefined, seesCosts: boolean) => [
  { name: 'رقم القطعة', value: <PartNumber>{part.partNumber}</PartNumber> },
  { name: 'الحالة', value: <StatusBadge status={part.isActive ? activity.active : activity.inactive} /> },
  { name: 'الفئة', value: categoryPath(part) },
  { name: 'العلامة التجارية', value: part.brand },
  { name: 'النوع', value: [partTypes[part.type], part.condition].filter(Boolean).join('، ') },
  { name: 'المخزون', value: <StockLevel part={part} /> },
  { name: 'المستودع', value: mainWarehouse },
  { name: 'الرف', value: part.location && <Code>{part.location}</Code> },
  { name: 'سعر البيع', value: <Money usd={part.sellingPrice} at="today" /> },
  { name: 'التكلفة', value: seesCosts && <Money usd={part.costPrice} at="today" /> },
  { name: 'الربح', value: seesCosts && <Profit part={part} /> },
  { name: 'الباركود', value: part.barcode && <Code>{part.barcode}</Code> },
  {
    name: 'حلّت محلها',
    value: part.replacedBy && (
      <>
        {legible(part.replacedBy.name)} <Code>{part.replacedBy.partNumber}</Code>
      </>
    ),
  },
];
