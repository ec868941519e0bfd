import { sourceVehiclesApi } from '@turoos/contract';
import { useTyped, useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { useRatesOn } from '@/shared/money/use-rates';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asTeardown, billOf, BuyForm, costOf, startValues, type Typed, type Valid } from './buy-form';
import { VehicleFields } from './VehicleFields';

const amounts = [
  { name: 'price', label: 'سعر السيارة', required: true },
  { name: 'freight', label: 'النقل', required: false },
  { name: 'customs', label: 'تكاليف أخرى', required: false },
] as const;

/** Buys a car to take it apart: the car, its seller, what it cost and what was paid, in one form. */
export default function BuyCarDialog({ open, onClose }: SubjectDialogProps<null>) {
  const form = useZodForm<Typed, Valid>(BuyForm, { defaultValues: startValues() });
  const { control, formState, register } = form;
  const typed = useTyped(control);
  const rates = useRatesOn(typed.purchaseDate);
  const buy = useAction(sourceVehiclesApi.buy, {
    done: 'تم تسجيل السيارة',
    failed: 'فشل في تسجيل السيارة',
    onDone: ({ _id: id }) => void navigate({ to: '/source-vehicles/$id', params: { id } }),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => buy.mutateAsync({ body: asTeardown(valid) })}
      title="شراء سيارة للتفكيك"
      submitLabel="تسجيل السيارة"
      size="xl"
    >
      <VehicleFields form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FormField control={control} name="supplier" label="البائع">
          {(field) => <SupplierPicker {...field} creates placeholder="ابحث بين الموردين" />}
        </FormField>
        <Field label="اسم البائع" hint={!typed.supplier && 'إن لم يكن من الموردين'}>
          <Input {...register('supplierName')} />
        </Field>
        <DateField control={control} name="purchaseDate" label="تاريخ الشراء" required />
        <Field label="رقم العقد أو الفاتورة" error={formState.errors.supplierInvoiceNumber?.message}>
          <Input ltr {...register('supplierInvoiceNumber')} />
        </Field>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {amounts.map(({ name, label, required }) => (
          <FormField key={name} control={control} name={name} label={label} required={required}>
            {(field) => <MoneyInput {...field} kind="cost" rate={rates.usdToYer} step={0.01} />}
          </FormField>
        ))}
        <Checkbox
          label="النقل والتكاليف للبائع"
          hint="دون العلامة دُفعت لغيره"
          className="lg:mt-5"
          {...register('chargesOnBill')}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FormField control={control} name="paid" label="المدفوع للبائع نقداً" className="lg:col-span-2">
          {(field) => <MoneyBox {...field} kind="supplier" rates={rates} />}
        </FormField>
        <Sum label="تكلفة السيارة" cents={costOf(typed)} rate={rates.usdToYer} />
        <Sum
          label="يبقى للبائع"
          cents={Math.max(0, billOf(typed) - (typed.paid?.cents ?? 0))}
          rate={rates.usdToYer}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="warehouse" label="مستودع قطعها" required>
          {(field) => <WarehouseSelect {...field} creates placeholder="اختر المستودع" />}
        </FormField>
        <Field label="ملاحظات" error={formState.errors.notes?.message}>
          <Textarea rows={1} {...register('notes')} />
        </Field>
      </div>
    </FormDialog>
  );
}

type SumProps = { label: string; cents: number; rate: number | null };

const Sum = ({ label, cents, rate }: SumProps) => (
  <div className="flex flex-col gap-1">
    <span className="text-sm font-semibold">{label}</span>
    <output aria-label={label} className="flex min-h-9 items-center">
      <Money usd={cents} at={rate} stacked />
    </output>
  </div>
);
