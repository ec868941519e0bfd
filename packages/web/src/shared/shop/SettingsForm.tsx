import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';

type SettingsFormProps<Typed extends FieldValues, Valid> = {
  title: string;
  description?: string;
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Saves and tells how it ended; what was typed stays either way. */
  onSave: (values: Valid) => Promise<unknown>;
  /** Why the user may look but not save. */
  disabledReason?: string | undefined;
  children: ReactNode;
};

/** One section of the settings: its fields, and a button that saves them together. */
export function SettingsForm<Typed extends FieldValues, Valid>({
  title,
  description,
  form,
  onSave,
  disabledReason,
  children,
}: SettingsFormProps<Typed, Valid>) {
  const save = form.handleSubmit((values) => onSave(values).catch(() => undefined));
  return (
    <Section title={title} description={description}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
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
      </form>
    </Section>
  );
}
