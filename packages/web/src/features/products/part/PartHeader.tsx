import {
  activity,
  partTypes,
  placeText,
  productLevel,
  productLevels,
  type PartDetail,
} from '@turoos/contract';
import { Bookmark, Pencil, PackagePlus, Tag } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Reserved } from '@/shared/parts/Reserved';
import { useReserve } from '@/shared/reservations/use-reserve';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { categoryPath } from '../category-path';
import { useAdjustStock, useLabels, usePartForm } from '../part-dialogs';

export function PartHeader({ part }: { part: PartDetail }) {
  const mayEdit = usePermit('products:update');
  const mayAdjust = usePermit('inventory:manage_stock');
  const form = usePartForm();
  const labels = useLabels();
  const adjust = useAdjustStock();
  const mayReserve = usePermit('sales:create');
  const reserve = useReserve();

  return (
    <>
      <PageHeader
        title={part.name}
        description={<Summary part={part} />}
        actions={
          <Button
            variant="primary"
            icon={Pencil}
            disabledReason={mayEdit.reason}
            onClick={() => form.show(part)}
          >
            تعديل
          </Button>
        }
        more={
          <>
            <Button
              icon={Bookmark}
              disabledReason={mayReserve.reason}
              onClick={() => reserve.show({ items: [{ part, quantity: 1 }] })}
            >
              حجز لعميل
            </Button>
            <Button icon={PackagePlus} disabledReason={mayAdjust.reason} onClick={() => adjust.show(part)}>
              تعديل الكمية
            </Button>
            <Button icon={Tag} onClick={() => labels.show([part])}>
              طباعة ملصق
            </Button>
          </>
        }
      />
      {form.dialog}
      {labels.dialog}
      {adjust.dialog}
      {reserve.dialog}
    </>
  );
}

/** The part in one line below its name. */
function Summary({ part }: { part: PartDetail }) {
  const about = [placeText(part), categoryPath(part), part.brand].filter(Boolean).join(' · ');
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <PartNumber className="text-base">{part.partNumber}</PartNumber>
      {about && <span>{about}</span>}
      <StatusBadge status={productLevels[productLevel(part.quantity, part.minStockLevel)]} />
      <Reserved quantity={part.reserved} unit={part.unit} />
      <Badge tone={part.type === 'used' ? 'info' : 'neutral'}>
        {[partTypes[part.type], part.condition].filter(Boolean).join(' · ')}
      </Badge>
      {!part.isActive && <StatusBadge status={activity.inactive} />}
      <Money usd={part.sellingPrice} at="today" className="text-lg text-ink" />
    </span>
  );
}
