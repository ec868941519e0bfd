import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import type { TillForm } from './till-form';

/** The name of a till and what it may sell while the server cannot be reached. */
export function TillFields({ form }: { form: UseFormReturn<TillForm, unknown, TillForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="اسم نقطة البيع" required error={errors.name?.message}>
        <Input maxLength={60} placeholder="كاونتر المعرض" data-autofocus="" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          control={form.control}
          name="until"
          label="تبيع دون الخادم حتى نهاية يوم"
          hint="دون تاريخ لا تنتهي"
        />
        <FormField control={form.control} name="largestSale" label="أكبر فاتورة" hint="دون مبلغ لا حد لها">
          {({ value, onChange, ref }) => <MoneyInput ref={ref} value={value ?? null} onChange={onChange} />}
        </FormField>
      </div>
      <Checkbox
        label="تبيع بالآجل"
        hint="لا تعرف ما اشتراه العميل من غيرها أثناء الانقطاع"
        {...form.register('mayCredit')}
      />
      <p className="text-sm text-pretty text-muted">
        ما يتجاوز ذلك لا تبيعه حتى يعود الخادم، وتقول للبائع السبب. وما باعته قبل أن يصلها تعديلك يُسجل، ويأتيك
        في «مبيعات تحتاج قراراً».
      </p>
    </>
  );
}
