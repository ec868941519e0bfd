import { inventoryApi, productsApi, Quantity as QuantityRule, type Part } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Quantity, quantityBox } from './Quantity';
import { Reserved } from './Reserved';

const Adjustment = z.object({
  operation: z.enum(['set', 'add', 'subtract']),
  quantity: z.number('يجب إدخال كمية صحيحة').pipe(QuantityRule),
  warehouse: z.string(),
  note: z.string().trim().max(500),
});

const operations = [
  { value: 'set', label: 'ضبط الكمية', hint: 'تصبح الكمية كما تكتبها' },
  { value: 'add', label: 'زيادة', hint: 'تزيد على الموجود' },
  { value: 'subtract', label: 'إنقاص', hint: 'تنقص من الموجود' },
] as const;

/** Sets, raises or lowers a part's stock; the movement records the user and the reason. */
export default function AdjustStockDialog({ subject: part, open, onClose }: SubjectDialogProps<Part>) {
  const adjust = useAction(productsApi.setStock, { done: 'تم تحديث الكمية', failed: 'فشل في تحديث المخزون' });
  const form = useZodForm(Adjustment, {
    defaultValues: {
      operation: 'set' as const,
      quantity: null as unknown as number,
      warehouse: part.warehouse?._id ?? '',
      note: '',
    },
  });
  const { errors } = form.formState;
  const [operation, warehouse] = useWatch({ control: form.control, name: ['operation', 'warehouse'] });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="تعديل الكمية"
      description={
        <>
          {legible(part.name)} <Code>{part.partNumber}</Code>
        </>
      }
      onSubmit={({ warehouse: place, ...change }) =>
        adjust.mutateAsync({
          params: { id: part._id },
          body: { ...change, ...(place && { warehouse: place }) },
        })
      }
    >
      <InStock part={part} warehouse={warehouse} />
      <FormField control={form.control} name="operation" label="العملية" group>
        {(field) => <RadioGroup inline options={operations} {...field} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          control={form.control}
          name="quantity"
          label={operation === 'set' ? 'الكمية الجديدة' : 'الكمية'}
          required
        >
          {(field) => <NumberInput {...field} min={0} {...quantityBox(part.unit)} data-autofocus="" />}
        </FormField>
        <FormField control={form.control} name="warehouse" label="المستودع">
          {(field) => (
            <WarehouseSelect {...field} creates placeholder="كل المستودعات معاً" chosen={part.warehouse} />
          )}
        </FormField>
      </div>
      <Field label="ملاحظة" error={errors.note?.message} hint="تظهر في بطاقة المنتج">
        <Input placeholder="سبب التعديل" {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

/** The current stock, in the chosen warehouse and in total. */
function InStock({ part, warehouse }: { part: Part; warehouse: string }) {
  const { data } = useData('inventory', inventoryApi.read, { params: { id: part._id } });
  const here = data?.stockByWarehouse.find((place) => place.warehouse._id === warehouse)?.quantity ?? 0;
  return (
    <p>
      {data && warehouse && (
        <>
          الموجود في هذا المستودع: <Quantity value={here} unit={part.unit} className="font-semibold" /> ·{' '}
        </>
      )}
      في كل المستودعات:{' '}
      <Quantity value={data?.quantity ?? part.quantity} unit={part.unit} className="font-semibold" />{' '}
      <Reserved quantity={data?.reserved ?? part.reserved} unit={part.unit} />
    </p>
  );
}
