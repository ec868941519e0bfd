import { LocationStock, warehouseLocationsApi, type WarehouseLocation } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Sets the quantity stored at a location. */
export function StockDialog({ subject: location, open, onClose }: SubjectDialogProps<WarehouseLocation>) {
  const form = useZodForm(LocationStock, { defaultValues: { quantity: location.currentStock } });
  const setStock = useAction(warehouseLocationsApi.setStock, {
    done: 'تم تسجيل مخزون الموقع بنجاح',
    failed: 'فشل في تسجيل مخزون الموقع',
  });
  const { capacity } = location;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => setStock.mutateAsync({ params: { locationId: location.id }, body })}
      title={`مخزون ${location.name}`}
      description="للعلم فقط: كميات القطع تُحسب على المستودع ولا تتغير هنا"
      size="sm"
    >
      <FormField
        control={form.control}
        name="quantity"
        label="الكمية الموجودة"
        required
        hint={capacity === null ? 'بلا حد أعلى' : `السعة ${formatNumber(capacity)}`}
      >
        {(field) => <NumberInput decimals={2} min={0} unit="قطعة" {...field} />}
      </FormField>
    </FormDialog>
  );
}
