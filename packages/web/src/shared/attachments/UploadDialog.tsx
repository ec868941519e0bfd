import { fileText } from '@turoos/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatBytes } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { saveFailedUnder } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { Words } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';
import { Progress } from '@/ui/Progress';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from './attachment-texts';
import type { EntityTyped } from './entity-choice';
import { EntityFields } from './EntityFields';
import { FileDrop } from './FileDrop';
import { blankUpload, UploadForm, type UploadTyped } from './upload-form';
import { useSendFile } from './use-send-file';

/** Uploads files to a record chosen in the form, one after the other; uploaded files leave the form. */
export default function UploadDialog({ open, onClose }: SubjectDialogProps<null>) {
  const form = useZodForm<UploadTyped, UploadForm>(UploadForm, { defaultValues: blankUpload });
  const send = useSendFile();
  const [progress, setProgress] = useState<{ name: string; percent: number }>();
  const { errors } = form.formState;

  const sendAll = async ({ files, entityType, entity, description }: UploadForm) => {
    try {
      for (const [at, file] of files.entries()) {
        setProgress({ name: file.name, percent: 0 });
        await send(file, { entityType, entityId: entity.value, description }, (percent) =>
          setProgress({ name: file.name, percent }),
        ).catch(saveFailedUnder(`${texts.uploadFailed} ${file.name}`));
        form.setValue('files', files.slice(at + 1));
      }
      toast({ title: texts.uploaded });
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={sendAll}
      title="رفع مرفق"
      description="صور أو pdf أو doc أو docx أو xls أو xlsx أو txt، حتى 10 ميجابايت للملف"
      submitLabel="رفع"
    >
      <Controller
        control={form.control}
        name="files"
        render={({ field, fieldState }) => (
          <Field
            label="الملف"
            required
            group
            error={fieldState.error?.message ?? fieldState.error?.root?.message}
          >
            <FileDrop ref={field.ref} onFiles={(files) => field.onChange([...field.value, ...files])} />
            <ChosenFiles files={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
      {progress && <Progress label={`جارٍ رفع ${fileText(progress.name)}`} percent={progress.percent} />}
      <EntityFields form={form as unknown as UseFormReturn<EntityTyped>} action="create" />
      <Field label="الوصف" error={errors.description?.message}>
        <Textarea {...form.register('description')} />
      </Field>
    </FormDialog>
  );
}

type ChosenFilesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** The files to upload, each with a button to remove it. */
const ChosenFiles = ({ files, onChange }: ChosenFilesProps) =>
  files.length > 0 && (
    <ul className="flex flex-col gap-1">
      {files.map((file, at) => (
        <li key={`${file.name} ${at}`} className="flex items-center gap-2">
          <bdi className="min-w-0 grow truncate">
            <Words>{file.name}</Words>
          </bdi>
          <span className="text-sm whitespace-nowrap text-muted">{formatBytes(file.size)}</span>
          <IconButton
            size="sm"
            icon={X}
            label={`إزالة ${file.name}`}
            onClick={() => onChange(files.toSpliced(at, 1))}
          />
        </li>
      ))}
    </ul>
  );
