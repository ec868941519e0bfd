import {
  inventoryReportsApi,
  reportFormatNames,
  reportFormats,
  reportTexts,
  splitRecipients,
  type InventoryReport,
} from '@turoos/contract';
import { z } from 'zod';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { RecipientsText, recipientsText } from './report-form';

const ShareForm = z.object({
  recipients: RecipientsText.refine((text) => splitRecipients(text).length > 0, reportTexts.shareWith),
  message: z.string().trim().max(2000),
  format: z.enum(reportFormatNames),
});

const formats = optionsOf(reportFormats);

/** Sends the report's last result by e-mail. */
export default function ShareDialog({ subject: report, open, onClose }: SubjectDialogProps<InventoryReport>) {
  const share = useAction(inventoryReportsApi.share, {
    done: 'وُضعت الرسائل في قائمة الإرسال، وتظهر حالتها في تفاصيل التقرير',
    failed: 'فشل في مشاركة التقرير',
  });
  const form = useZodForm(ShareForm, {
    defaultValues: { recipients: recipientsText(report), message: '', format: report.format },
  });
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ recipients, message, format }) =>
        share.mutateAsync({
          params: { id: report._id },
          body: { recipients: splitRecipients(recipients), message, format },
        })
      }
      title={`مشاركة التقرير «${report.name}»`}
      description="يُرسل آخر ما أُنشئ من التقرير مرفقاً برسالة إلى كل مستلم"
      submitLabel="إرسال"
    >
      <Field label="المستلمون" required hint="عناوين بريد مفصولة بفواصل" error={errors.recipients?.message}>
        <Textarea rows={1} dir="ltr" {...register('recipients')} />
      </Field>
      <Field label="صيغة المرفق">
        <Select options={formats} {...register('format')} />
      </Field>
      <Field label="نص الرسالة" error={errors.message?.message}>
        <Textarea rows={3} {...register('message')} />
      </Field>
    </FormDialog>
  );
}
