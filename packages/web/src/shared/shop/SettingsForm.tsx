import { Save } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Form, type FormProps } from '@/ui/Form';

type SettingsFormProps<Typed extends FieldValues, Valid> = Pick<
  FormProps<Typed, Valid>,
  'form' | 'children'
> & {
  title: string;
  description?: string;
  onSave: FormProps<Typed, Valid>['onSubmit'];
  /** Why the user may not save. */
  disabledReason?: string | undefined;
};

/** One section of the settings: its fields with one save button. */
export function SettingsForm<Typed extends FieldValues, Valid>({
  title,
  description,
  form,
  onSave,
  disabledReason,
  children,
}: SettingsFormProps<Typed, Valid>) {
  return (
    <Section title={title} description={description}>
      <Form form={form} onSubmit={onSave}>
        {children}
        <Button
          type="submit"
          variant="primary"
          icon={Save}
          className="self-start"
          busy={form.formState.isSubmitting}
          disabledReason={disabledReason}
        >
          حفظ
        </Button>
      </Form>
    </Section>
  );
}
