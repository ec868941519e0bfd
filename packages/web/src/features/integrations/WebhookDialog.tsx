import {
  NewWebhook,
  unseenTopics,
  webhooksApi,
  webhookTopicNames,
  webhookTopics,
  type Webhook,
  type WebhookTopic,
} from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useUser } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { ShownSecret } from './SecretDialog';
import { shownSecretOf } from './use-webhook-actions';

export interface EditedWebhook {
  /** Null: a new one. */
  webhook: Webhook | null;
  /** Shows the secret of a new one. */
  show: (shown: ShownSecret) => void;
}

/** Adds an address, or edits one. */
export function WebhookDialog({ subject, open, onClose }: SubjectDialogProps<EditedWebhook>) {
  const { webhook, show } = subject;
  const { name = '', url = '', topics = [] } = webhook ?? {};
  const form = useZodForm(NewWebhook, { defaultValues: { name, url, topics } });
  const create = useAction(webhooksApi.create, { failed: 'فشل في إضافة عنوان الإبلاغ' });
  const update = useAction(webhooksApi.update, {
    done: 'تم تعديل عنوان الإبلاغ',
    failed: 'فشل في تعديل عنوان الإبلاغ',
  });
  const save = async (typed: NewWebhook) => {
    if (webhook) {
      const { _id: id, version } = webhook;
      await update.mutateAsync({ params: { id }, body: { ...typed, version } });
      return;
    }
    const { secret } = await create.mutateAsync({ body: typed });
    show(shownSecretOf(typed.name, secret));
  };
  const { errors } = form.formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={webhook ? 'تعديل عنوان الإبلاغ' : 'عنوان إبلاغ جديد'}
      description="يُبلَّغ بما يحدث من الآن. ما لا يصل يُعاد إرساله، بالترتيب"
      submitLabel={webhook ? 'حفظ التعديلات' : 'إضافة العنوان'}
    >
      <Field label="اسم البرنامج" required error={errors.name?.message}>
        <Input maxLength={60} placeholder="المتجر الإلكتروني" data-autofocus="" {...form.register('name')} />
      </Field>
      <Field label="العنوان" required error={errors.url?.message}>
        <Input dir="ltr" inputMode="url" placeholder="https://" maxLength={2000} {...form.register('url')} />
      </Field>
      <FormField control={form.control} name="topics" label="يُبلَّغ حين يحدث" group required>
        {({ value, onChange }) => <TopicsField value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

type TopicsFieldProps = { value: readonly WebhookTopic[]; onChange: (value: WebhookTopic[]) => void };

/** What the user may not see can't be chosen. */
function TopicsField({ value, onChange }: TopicsFieldProps) {
  const unseen = unseenTopics(useUser(), webhookTopicNames);
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {webhookTopicNames.map((topic) => (
        <Checkbox
          key={topic}
          label={webhookTopics[topic].label}
          checked={value.includes(topic)}
          disabled={!value.includes(topic) && unseen.includes(topic)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, topic] : value.filter((one) => one !== topic))
          }
        />
      ))}
    </div>
  );
}
