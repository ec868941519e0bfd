import { PartWordInput, partWordsApi, partWordTexts } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** A word that is added, edited, or accepted as a suggestion. */
export interface WordDraft {
  _id?: string;
  version?: number | null;
  word: string;
  means: readonly string[];
  /** The suggestion that it comes from. */
  suggestion?: string;
}

const words = (typed: string): string[] =>
  [...new Set(typed.split(/[\n،,؛;]/).map((word) => word.trim()))].filter(Boolean);

/** The words are typed into one box; a problem of one of them is shown at the box. */
const Typed = z.object({
  word: PartWordInput.shape.word,
  means: z.string().superRefine((typed, check) => {
    const { error } = PartWordInput.shape.means.safeParse(words(typed));
    if (error) check.addIssue({ code: 'custom', message: error.issues[0]?.message ?? partWordTexts.means });
  }),
});

export function PartWordDialog({ subject, open, onClose }: SubjectDialogProps<WordDraft>) {
  const form = useZodForm(Typed, {
    defaultValues: { word: subject.word, means: subject.means.join('\n') },
  });
  const { errors } = form.formState;
  const save = useSaveWord(subject);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ word, means }) => save({ word, means: words(means) })}
      title={
        subject._id
          ? `تعديل «${subject.word}»`
          : subject.suggestion
            ? 'قبول الاقتراح'
            : 'إضافة كلمة إلى القاموس'
      }
    >
      <Field label="الكلمة كما يقولها الناس" required error={errors.word?.message}>
        <Input placeholder="دوسة" maxLength={60} {...form.register('word')} />
      </Field>
      <Field
        label="تعني"
        required
        error={errors.means?.message}
        hint="كلمة أو عبارة في كل سطر، كما تكتبها في أسماء القطع"
      >
        <Textarea rows={4} placeholder={'فحمات فرامل\nbrake pads'} {...form.register('means')} />
      </Field>
    </FormDialog>
  );
}

function useSaveWord({ _id, version, suggestion }: WordDraft) {
  const create = useAction(partWordsApi.create, { done: 'تمت إضافة الكلمة', failed: 'فشل في إضافة الكلمة' });
  const update = useAction(partWordsApi.update, { done: 'تم تحديث الكلمة', failed: 'فشل في تحديث الكلمة' });
  const accept = useAction(partWordsApi.accept, { done: 'تمت إضافة الكلمة', failed: 'فشل في قبول الاقتراح' });
  return (body: PartWordInput) => {
    if (suggestion) return accept.mutateAsync({ params: { id: suggestion }, body });
    if (_id === undefined) return create.mutateAsync({ body });
    return update.mutateAsync({ params: { id: _id }, body: { ...body, version: version ?? undefined } });
  };
}
