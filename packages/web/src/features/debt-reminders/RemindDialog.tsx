import {
  NewReminders,
  counted,
  countedAfter,
  defaultReminder,
  nouns,
  debtRemindersApi,
  owedText,
  type Channel,
  type Debtor,
} from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { MessageEditor } from '@/shared/messages/MessageEditor';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { reminderOutcome } from './reminder-outcome';
import { firstChannel, useChannelChoices } from './use-channel-choices';

export interface Reminding {
  debtors: readonly Debtor[];
  onReminded: () => void;
}

const Form = NewReminders.pick({ channel: true, message: true }).required();
type Form = z.output<typeof Form>;

/** Writes a reminder and chooses its channel, with a preview for the first customer. */
export function RemindDialog({ subject, open, onClose }: SubjectDialogProps<Reminding>) {
  const { debtors, onReminded } = subject;
  const rate = useRate();
  const form = useZodForm(Form, {
    defaultValues: { channel: firstChannel(debtors), message: defaultReminder },
  });
  const channel = useWatch({ control: form.control, name: 'channel' });
  const choices = useChannelChoices(debtors);
  const remind = useAction(debtRemindersApi.remind, {
    failed: 'فشل في إرسال التذكير',
    onDone: (outcome) => {
      toast(reminderOutcome(outcome, channel));
      onReminded();
    },
  });
  const [first] = debtors;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(fields) =>
        remind.mutateAsync({ body: { ...fields, customers: debtors.map(({ _id }) => _id) } })
      }
      title="تذكير المدينين"
      description={`${counted(debtors.length, nouns.customer)}: رسالة لكل عميل، ومرة واحدة في اليوم بالوسيلة نفسها`}
      submitLabel="إرسال التذكير"
      size="lg"
    >
      <FormField control={form.control} name="channel" group required label="وسيلة الإرسال">
        {(field) => <RadioGroup<Channel> {...field} inline options={choices} />}
      </FormField>
      <Controller
        control={form.control}
        name="message"
        render={({ field, fieldState }) => (
          <MessageEditor
            {...field}
            error={fieldState.error?.message}
            most={2000}
            countsPieces={channel === 'sms'}
            words={{
              name: first?.name ?? '',
              amount: owedText(first?.debt ?? 0, rate),
              days: countedAfter(first?.oldestDays ?? 0, nouns.day),
            }}
          />
        )}
      />
    </FormDialog>
  );
}
