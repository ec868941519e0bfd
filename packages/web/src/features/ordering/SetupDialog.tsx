import { orderingApi, OrderingSetup, type OrderingState } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import { NumberField } from '@/ui/NumberField';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export function SetupDialog({ subject: { setup }, open, onClose }: SubjectDialogProps<OrderingState>) {
  const form = useZodForm(OrderingSetup, { defaultValues: setup });
  const save = useAction(orderingApi.setup, {
    done: 'تم حفظ الإعدادات، ويُعاد الحساب بها',
    failed: 'فشل في حفظ الإعدادات',
  });
  const { control } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => save.mutateAsync({ body })}
      title="إعدادات الطلب"
      description="تُحسب بها الكميات المقترحة والبضاعة الراكدة"
    >
      <NumberField
        control={control}
        name="leadDays"
        label="مدة التوريد"
        unit="يوم"
        hint="للموردين الذين لا تدل عليهم طلبات سابقة"
      />
      <NumberField
        control={control}
        name="safetyDays"
        label="أيام الاحتياط"
        unit="يوم"
        min={0}
        hint="ما يبقى في المخزون عند وصول الطلب"
      />
      <NumberField
        control={control}
        name="coverDays"
        label="مدة كفاية الطلب"
        unit="يوم"
        hint="كم يكفي ما تطلبه بعد وصوله"
      />
      <NumberField
        control={control}
        name="deadDays"
        label="أيام الركود"
        unit="يوم"
        hint="بضاعة لم تُبَع هذه المدة تُعدّ راكدة"
      />
      <NumberField control={control} name="deadDiscount" label="الخصم المقترح للراكد" unit="%" />
    </FormDialog>
  );
}
