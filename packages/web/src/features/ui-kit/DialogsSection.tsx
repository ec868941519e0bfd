import { useState } from 'react';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Combobox, type Option } from '@/ui/Combobox';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { findParts, serverError } from './sample-shop';

const Customer = z.object({
  name: z.string().trim().min(1, 'يرجى إدخال اسم العميل'),
  phone: z.string().regex(/^7\d{8}$/, 'رقم الهاتف غير صحيح'),
  kind: z.string().min(1, 'يرجى اختيار نوع العميل'),
  limit: z.int('يرجى إدخال حد الائتمان').nullable(),
  part: z.custom<Option>().nullable(),
});

const kinds = [
  { value: 'workshop', label: 'ورشة' },
  { value: 'person', label: 'فرد' },
];

export function DialogsSection() {
  const confirm = useConfirm();
  const [open, setOpen] = useState<'form' | 'plain' | null>(null);

  const remove = async () => {
    const sure = await confirm({
      title: 'حذف العميل',
      message: 'سيُحذف العميل «ورشة الأمانة لصيانة تويوتا» نهائياً، ولا يمكن التراجع عن ذلك.',
      confirmLabel: 'حذف العميل',
      tone: 'danger',
    });
    if (sure) toast({ title: 'تم حذف العميل' });
  };

  return (
    <Section title="الحوارات والإشعارات">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('plain')}>حوار</Button>
        <Button onClick={() => setOpen('form')}>إضافة عميل</Button>
        <Button onClick={() => void remove()}>حذف عميل</Button>
        <Button onClick={() => toast({ title: 'تم حفظ الفاتورة', message: 'INV-20261115-001' })}>
          إشعار نجاح
        </Button>
        <Button
          onClick={() =>
            toast({ tone: 'danger', title: 'فشل في حفظ الفاتورة', message: serverError.message })
          }
        >
          إشعار خطأ
        </Button>
      </div>
      <Dialog
        open={open === 'plain'}
        onClose={() => setOpen(null)}
        title="تفاصيل الحركة"
        description="نقل من المستودع الرئيسي إلى المعرض"
        footer={<Button onClick={() => setOpen(null)}>تم</Button>}
      >
        <p>نُقلت 12 قطعة من «فلتر زيت تويوتا كورولا 2015».</p>
      </Dialog>
      <CustomerDialog open={open === 'form'} onClose={() => setOpen(null)} />
    </Section>
  );
}

function CustomerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useZodForm(Customer, {
    defaultValues: { name: '', phone: '', kind: '', limit: null, part: null },
  });
  const { errors } = form.formState;

  const save = async (customer: z.infer<typeof Customer>) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (customer.name.includes('مكرر')) throw serverError;
    toast({ title: 'تم حفظ العميل', message: customer.name });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title="إضافة عميل"
      description="اكتب «مكرر» في الاسم لترى فشل الحفظ"
    >
      <Field label="اسم العميل" required error={errors.name?.message}>
        <Input {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="رقم الهاتف" required error={errors.phone?.message}>
          <Input ltr inputMode="tel" placeholder="771234567" {...form.register('phone')} />
        </Field>
        <Field label="نوع العميل" required error={errors.kind?.message}>
          <Select placeholder="اختر النوع" options={kinds} {...form.register('kind')} />
        </Field>
      </div>
      <FormField control={form.control} name="limit" label="حد الائتمان">
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormField control={form.control} name="part" label="القطعة الأكثر طلباً">
        {(field) => <Combobox {...field} load={findParts} />}
      </FormField>
    </FormDialog>
  );
}
