import { productsApi, type NewPart, type Part } from '@turoos/contract';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { useRouteState } from '@/lib/navigation/route-state';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { IdentityFields } from './IdentityFields';
import { NumberFields } from './NumberFields';
import { changesOf, draftFrom, draftOf } from './part-draft';
import { partResolver } from './part-resolver';
import { PriceBreakFields } from './PriceBreakFields';
import { PriceFields } from './PriceFields';
import { StockFields } from './StockFields';
import { VehicleFields } from './VehicleFields';

/** Adds a part (subject null) or edits one. */
export default function PartFormDialog({ subject, open, onClose }: SubjectDialogProps<Part | null>) {
  const [part, setPart] = useState(subject);
  const [outdated, setOutdated] = useState(false);
  const found = useRouteState('part');
  const defaultValues = !part && found ? draftFrom(found) : draftOf(part);
  const form = useForm({ resolver: partResolver, defaultValues });
  const create = useAction(productsApi.create, {
    done: 'تمت إضافة المنتج بنجاح',
    failed: 'فشل في إنشاء المنتج',
  });
  const update = useAction(productsApi.update, {
    done: 'تم تحديث المنتج بنجاح',
    failed: 'فشل في تحديث المنتج',
  });

  const save = async (typed: NewPart) => {
    setOutdated(false);
    if (!part) return create.mutateAsync({ body: typed });
    try {
      return await update.mutateAsync({ params: { id: part._id }, body: changesOf(part, typed) });
    } catch (error) {
      setOutdated(error instanceof ApiError && error.code === 'STALE_VERSION');
      throw error;
    }
  };
  const startOver = (newest: Part) => {
    setPart(newest);
    setOutdated(false);
    form.reset(draftOf(newest));
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      size="lg"
      title={part ? 'تعديل المنتج' : 'إضافة منتج'}
      description={part?.name}
      submitLabel={part ? 'حفظ التعديلات' : 'إضافة المنتج'}
    >
      {outdated && part && <ChangedMeanwhile id={part._id} onLoaded={startOver} />}
      <FormProvider {...form}>
        <IdentityFields />
        <PriceFields />
        <PriceBreakFields />
        <StockFields part={part} />
        <NumberFields partId={part?._id} />
        <VehicleFields />
      </FormProvider>
    </FormDialog>
  );
}
