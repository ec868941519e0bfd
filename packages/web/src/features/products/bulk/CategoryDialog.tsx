import { useMutation } from '@tanstack/react-query';
import { counted, nouns, type Part } from '@turoos/contract';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { useCategoryOptions } from '@/shared/parts/category-options';
import { useUpdateParts } from './use-update-parts';

/** Moves the picked parts to a category. */
export default function CategoryDialog({
  subject: parts,
  open,
  onClose,
}: SubjectDialogProps<readonly Part[]>) {
  const [categoryId, setCategoryId] = useState('');
  const categories = useCategoryOptions();
  const updateParts = useUpdateParts<Part>();
  const save = useMutation({
    mutationFn: () =>
      updateParts(
        'تم نقل المنتجات إلى الفئة',
        parts,
        () => ({ categoryId }),
        (part) => ({ categoryId: part.categoryId }),
      ),
    onSuccess: onClose,
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="نقل إلى فئة"
      description={`تُنقل ${counted(parts.length, nouns.product)} إلى الفئة التي تختارها.`}
      footer={
        <>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={categoryId === '' && 'اختر الفئة'}
            onClick={() => save.mutate()}
          >
            نقل
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ErrorBanner error={save.error} />
        <Field label="الفئة">
          <Select
            placeholder="اختر الفئة"
            value={categoryId}
            onValueChange={setCategoryId}
            options={categories}
          />
        </Field>
      </div>
    </Dialog>
  );
}
