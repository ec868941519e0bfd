import { Save } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { ErrorBanner } from '@/ui/ErrorBanner';

type SettingsFormProps<Typed extends FieldValues, Valid> = {
  title: string;
  description?: string;
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Saves; when it rejects, what was typed stays and the reason stands above it. */
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
  const [failure, setFailure] = useState<unknown>(null);
  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    await onSave(values).catch(setFailure);
  });
  return (
    <Section title={title} description={description}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <ErrorBanner error={failure} />
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
