import { ltr, transfersApi, type Transfer } from '@turoos/contract';
import { useState } from 'react';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asTransfer, startValues, transferForm, type Stocked } from './transfer-form';
import { TransferDetails, TransferPlaces } from './TransferFields';
import { TransferLines } from './TransferLines';

/** Creates a transfer, or edits one that is not approved yet. */
export function TransferDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer | null>) {
  /** The source warehouse's stock of each chosen part, reported by the lines. */
  const [stock, setStock] = useState<Readonly<Record<string, Stocked | undefined>>>({});
  const schema = transferForm((id) => stock[id], transfer?.expectedDeliveryDate ?? null);
  const form = useZodForm(schema, { defaultValues: startValues(transfer) });
  const failed = 'فشل في حفظ التحويل';
  const save = useSaveRecord(transfersApi, transfer, {
    created: 'تم إنشاء التحويل',
    updated: 'تم حفظ التحويل',
    createFailed: failed,
    updateFailed: failed,
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => save(asTransfer(valid))}
      title={transfer ? `تعديل التحويل ${ltr(transfer.transferNumber)}` : 'تحويل جديد'}
      description="لا يتغير المخزون حتى يُعتمد التحويل ويُشحن"
      submitLabel={transfer ? 'حفظ التعديلات' : 'إنشاء التحويل'}
      size="lg"
    >
      <TransferPlaces form={form} transfer={transfer} />
      <TransferLines form={form} onStock={(id, there) => setStock((known) => ({ ...known, [id]: there }))} />
      <TransferDetails form={form} />
    </FormDialog>
  );
}
