import {
  channels,
  counted,
  countedAfter,
  debtRemindersApi,
  defaultReminder,
  hasAddress,
  NewReminders,
  nouns,
  owedText,
  type Channel,
  type Debtor,
} from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formatNumber } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { MessageEditor } from '@/shared/messages/MessageEditor';
import { useWaitingHints } from '@/shared/messages/use-waiting-hints';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { reminderOutcome } from './reminder-outcome';

type Reminded = Pick<Debtor, '_id' | 'name' | 'phone' | 'email' | 'debt' | 'oldestDays'>;

export interface Reminding {
  debtors: readonly Reminded[];
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

/** Channels in the order in which customers are likely to read them. */
const preferred: readonly Channel[] = ['whatsapp', 'sms', 'email'];

const reachedBy = (channel: Channel, debtors: readonly Reminded[]) =>
  debtors.filter((debtor) => hasAddress(channel, debtor)).length;

/** Returns the default channel: the first that reaches any of the debtors. */
const firstChannel = (debtors: readonly Reminded[]): Channel =>
  preferred.find((channel) => reachedBy(channel, debtors) > 0) ?? 'whatsapp';

/** Returns the channels, each with the number of debtors it reaches. */
function useChannelChoices(debtors: readonly Reminded[]) {
  const waitingHint = useWaitingHints();
  return preferred.map((channel) => {
    const reached = reachedBy(channel, debtors);
    const reach = `تصل إلى ${formatNumber(reached)} من ${formatNumber(debtors.length)}`;
    return {
      value: channel,
      label: channels[channel].label,
      hint: [reach, waitingHint(channel)].filter(Boolean).join(' · '),
      disabled: reached === 0,
    };
  });
}
