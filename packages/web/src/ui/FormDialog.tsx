import { useEffect, useId, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from './Button';
import { useConfirm } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';
import { ErrorBanner } from './ErrorBanner';

type FormDialogProps<Typed extends FieldValues, Valid> = Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size'
> & {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Saves. When it rejects, the dialog stays open with the typed values and shows the reason. */
  onSubmit: (values: Valid) => Promise<unknown>;
  /** Called after saving, and when the user leaves. */
  onClose: () => void;
  submitLabel?: string;
  children: ReactNode;
};

/** The form dialog of every screen, over react-hook-form. Each opening starts from the default values. */
export function FormDialog<Typed extends FieldValues, Valid>({
  form,
  onSubmit,
  onClose,
  submitLabel = 'حفظ',
  children,
  ...dialog
}: FormDialogProps<Typed, Valid>) {
  const id = useId();
  const confirm = useConfirm();
  const { isDirty, isSubmitting } = form.formState;

  const leave = async () => {
    if (isSubmitting) return;
    if (!isDirty || (await confirm(unsaved))) onClose();
  };

  return (
    <Dialog
      {...dialog}
      onClose={() => void leave()}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={isSubmitting}>
            {submitLabel}
          </Button>
          <Button onClick={() => void leave()}>رجوع</Button>
        </>
      }
    >
      <DialogForm id={id} form={form} onSubmit={onSubmit} onSaved={onClose}>
        {children}
      </DialogForm>
    </Dialog>
  );
}

type DialogFormProps<Typed extends FieldValues, Valid> = Pick<
  FormDialogProps<Typed, Valid>,
  'form' | 'onSubmit' | 'children'
> & { id: string; onSaved: () => void };

/** Mounted anew with each opening, so that the error of a failed save does not outlive it. */
function DialogForm<Typed extends FieldValues, Valid>({
  id,
  form,
  onSubmit,
  onSaved,
  children,
}: DialogFormProps<Typed, Valid>) {
  const [failure, setFailure] = useState<unknown>(null);
  const { reset } = form;
  useEffect(() => reset(), [reset]);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSubmit(values);
      onSaved();
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        // Portals pass events up the React tree: a form around this dialog must not receive the submit event.
        event.stopPropagation();
        void save(event);
      }}
    >
      <ErrorBanner error={failure} />
      {children}
    </form>
  );
}

const unsaved = {
  title: 'تغييرات غير محفوظة',
  message: 'لم تُحفظ التغييرات في هذا النموذج بعد. إذا أغلقته فستفقد ما كتبته.',
  confirmLabel: 'الخروج دون حفظ',
  cancelLabel: 'متابعة التحرير',
  tone: 'danger',
} as const;
