import { askedPartsApi, type AskedPart } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { partOption } from '@/shared/parts/find-parts';
import { PartPicker } from '@/shared/parts/PartPicker';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const Meant = z.object({ part: z.object({ value: z.string(), label: z.string() }).nullable() });

/** Says which part of the shop the words of customers mean; without one they mean none. */
export default function LinkPartDialog({ subject, open, onClose }: SubjectDialogProps<AskedPart>) {
  const { _id: id, asked, part } = subject;
  const link = useAction(askedPartsApi.decide, { done: 'تم ربط الطلب بالمنتج', failed: 'فشل في ربط الطلب' });
  const form = useZodForm(Meant, { defaultValues: { part: part ? partOption(part) : null } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      size="sm"
      title="المنتج المقصود"
      description={`بماذا يُلبى الطلب «${asked}»؟ حين يصل هذا المنتج يُبلغ من طلبه.`}
      onSubmit={({ part: meant }) =>
        link.mutateAsync({ params: { id }, body: { product: meant?.value ?? null } })
      }
    >
      <FormField control={form.control} name="part" label="المنتج">
        {(field) => <PartPicker {...field} data-autofocus="" />}
      </FormField>
    </FormDialog>
  );
}
