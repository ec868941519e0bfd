import { ltr, transfersApi, type Transfer } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Ships a transfer; for one in transit, edits its shipping details. */
export function ShipDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) {
  const onTheWay = transfer.status === 'in_transit';
  const ship = useAction(transfersApi.ship, {
    done: onTheWay ? 'تم تحديث بيانات الشحن' : 'تم شحن التحويل',
    failed: onTheWay ? 'فشل في تحديث بيانات الشحن' : 'فشل في شحن التحويل',
  });
  const form = useForm({
    defaultValues: { trackingNumber: transfer.trackingNumber, notes: onTheWay ? transfer.notes : '' },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => ship.mutateAsync({ params: { id: transfer._id }, body })}
      title={`${onTheWay ? 'تحديث شحن' : 'شحن'} التحويل ${ltr(transfer.transferNumber)}`}
      submitLabel={onTheWay ? 'حفظ' : 'شحن'}
      size="sm"
    >
      {!onTheWay && (
        <p className="text-pretty">
          تخرج القطع الآن من {legible(transfer.fromWarehouse.name)} وتبقى «في الطريق» حتى تُستلم في{' '}
          {legible(transfer.toWarehouse.name)}.
        </p>
      )}
      <Field label="رقم التتبع" hint="رقم البوليصة أو لوحة السيارة">
        <Input ltr data-takes-scan="any" maxLength={100} {...form.register('trackingNumber')} />
      </Field>
      <Field label="ملاحظات">
        <Textarea rows={2} maxLength={2000} placeholder="اسم السائق ورقمه" {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
