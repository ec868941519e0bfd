import { spreads, type Part } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useTyped } from '@/lib/forms/use-zod-form';
import { placeOf } from '@/lib/scan/scanned-line';
import { useRatesOn } from '@/shared/money/use-rates';
import { useScannedParts } from '@/shared/parts/use-scanned-parts';
import { partOption } from '@/shared/parts/find-parts';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { LineFields } from './LineFields';
import { blankLine, figuresOf, type Typed, type Valid } from './purchase-form';

type FormProps = { form: UseFormReturn<Typed, unknown, Valid> };

/** The purchased parts, which enter the stock; a purchase may also be a total without lines. */
export function LinesFields({ form }: FormProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const typed = useTyped(control);
  const { lines } = figuresOf(typed);
  const { usdToYer: rate } = useRatesOn(typed.purchaseDate);
  const add = () =>
    append(blankLine(typed.items.at(-1)?.warehouse), { focusName: `items.${fields.length}.part` });
  const addScanned = (part: Part) => {
    const items = form.getValues('items');
    const { index, quantity } = placeOf(items, part._id);
    if (index === items.length) append(blankLine(items.at(-1)?.warehouse), { shouldFocus: false });
    form.setValue(`items.${index}.part`, partOption(part), { shouldDirty: true });
    form.setValue(`items.${index}.quantity`, quantity, { shouldDirty: true });
  };
  useScannedParts(addScanned);

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">الأصناف</legend>
      {fields.length === 0 && (
        <p className="text-sm text-muted">
          اختيارية: بها يُحسب الإجمالي وتدخل القطع المخزون بتكلفتها، وبدونها تُسجل الفاتورة بمبلغها فقط.
        </p>
      )}
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          form={form}
          index={index}
          figures={lines[index]}
          rate={rate}
          onRemove={() => remove(index)}
          onEnter={add}
        />
      ))}
      <Button icon={Plus} className="w-fit" onClick={add}>
        إضافة صنف
      </Button>
      {fields.length > 0 && <ChargesFields form={form} rate={rate} />}
    </fieldset>
  );
}

/** Freight and customs, which raise the cost of each piece. */
const ChargesFields = ({ form: { control, register }, rate }: FormProps & { rate: number | null }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {(['freight', 'customs'] as const).map((name) => (
      <FormField key={name} control={control} name={name} label={name === 'freight' ? 'الشحن' : 'الجمارك'}>
        {(field) => <MoneyInput {...field} kind="cost" rate={rate} step={0.01} />}
      </FormField>
    ))}
    <Field label="توزيعها على الأصناف">
      <Select options={optionsOf(spreads)} {...register('spreadBy')} />
    </Field>
    <Checkbox
      label="الشحن والجمارك ضمن فاتورة المورد"
      hint="أزل العلامة إذا دُفعت لغيره"
      className="sm:mt-5"
      {...register('chargesOnBill')}
    />
  </div>
);
