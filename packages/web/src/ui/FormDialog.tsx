import { useEffect, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from './Button';
import { useConfirm } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';
import { Form, type FormProps } from './Form';

type FormDialogProps<Typed extends FieldValues, Valid> = Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size'
> &
  Pick<FormProps<Typed, Valid>, 'form' | 'onSubmit' | 'children'> & {
    /** Called after saving, unless `onSubmit` resolved to false, and when the user leaves. */
    onClose: () => void;
    submitLabel?: string;
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
      <DialogForm
        id={id}
        form={form}
        onSubmit={async (values) => {
          if ((await onSubmit(values)) !== false) onClose();
        }}
      >
        {children}
      </DialogForm>
    </Dialog>
  );
}

/** Mounted anew with each opening, so that the error of a failed save does not outlive it. */
function DialogForm<Typed extends FieldValues, Valid>(props: FormProps<Typed, Valid>) {
  const { reset } = props.form;
  useEffect(() => reset(), [reset]);
  return <Form {...props} />;
}

/** Asks before what was typed is lost. */
export const unsaved = {
  title: 'تغييرات غير محفوظة',
  message: 'لم تُحفظ التغييرات في هذا النموذج بعد. إذا أغلقته فستفقد ما كتبته.',
  confirmLabel: 'الخروج دون حفظ',
  cancelLabel: 'متابعة التحرير',
  tone: 'danger',
} as const;
