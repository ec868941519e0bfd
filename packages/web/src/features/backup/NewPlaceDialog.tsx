import { backupApi, ltr, NewBackupPlace } from '@turoos/contract';
import { Usb } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { formatBytes } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Adds a folder of the server's machine as a place for copies. */
export function NewPlaceDialog({ open, onClose }: SubjectDialogProps<null>) {
  const form = useZodForm(NewBackupPlace, { defaultValues: { path: '' } });
  const add = useAction(backupApi.addPlace, {
    done: 'أُضيف المكان، وبدأ نسخ أحدث نسخة إليه',
    failed: 'فشل في إضافة المكان',
  });
  const path = useWatch({ control: form.control, name: 'path' });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => add.mutateAsync({ body })}
      title="مكان للنسخ"
      description="مجلد على جهاز الخادم، على قرص آخر أو ذاكرة USB. الذاكرة التي تُنزع تُنسخ إليها أحدث نسخة كلما عادت."
      submitLabel="إضافة المكان"
    >
      <Drives
        chosen={path}
        onChoose={(folder) => form.setValue('path', folder, { shouldDirty: true, shouldValidate: true })}
      />
      <Field
        label="مسار المجلد"
        required
        hint={`يُنشأ المجلد إن لم يوجد. على ويندوز مثل: ${ltr('E:\\turoos')}، وعلى غيره مثل: ${ltr('/media/usb/turoos')}`}
        error={form.formState.errors.path?.message}
      >
        <Input ltr autoComplete="off" spellCheck={false} {...form.register('path')} />
      </Field>
    </FormDialog>
  );
}

type DrivesProps = { chosen: string; onChoose: (folder: string) => void };

/** The drives that are plugged in now, one press each. */
function Drives({ chosen, onChoose }: DrivesProps) {
  const { data } = useData('backup', backupApi.drives, {});
  if (!data) return null;
  if (data.length === 0)
    return (
      <p className="text-sm text-muted">
        لا قرص آخر ولا ذاكرة USB موصولة الآن بجهاز الخادم. صِلها ثم افتح هذه النافذة من جديد.
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">موصولة الآن بجهاز الخادم، اختر منها:</p>
      <div className="flex flex-wrap gap-2">
        {data.map(({ name, folder, freeBytes }) => (
          <Button key={folder} icon={Usb} aria-pressed={folder === chosen} onClick={() => onChoose(folder)}>
            <Code>{name}</Code> <span className="text-muted">(المتاح {formatBytes(freeBytes)})</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
