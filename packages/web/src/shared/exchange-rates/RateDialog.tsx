import { adenDay, currencyTexts, RateForm, wrongField } from '@turoos/contract';
import { useState } from 'react';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { RateFields } from './RateFields';
import { useSaveRate } from './use-save-rate';
import { useZones } from './use-zones';
import { ZoneField } from './ZoneField';

/** Records today's rate without leaving the screen; the zone is at first that of the user's drawer. */
export function RateDialog({ open, onClose }: SubjectDialogProps<null>) {
  const zones = useZones();
  const [chosen, setChosen] = useState<string>();
  const own = useCurrentRate().data?.zone;
  const zone = chosen ?? own;
  const { data: last } = useCurrentRate(zone);
  const form = useZodForm(RateForm, { defaultValues: { recorded_at: adenDay(), note: '', others: {} } });
  const save = useSaveRate(undefined, zone);
  const submit = async (typed: RateForm) => {
    if (zones.length > 0 && zone === undefined) throw wrongField('zone', currencyTexts.zoneChoice);
    if (!(await save(typed))) throw wrongField('usd_to_yer', 'لم يُسجَّل السعر، صحّح الرقم ثم احفظه');
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      title="تسجيل سعر اليوم"
      submitLabel="إضافة السعر"
    >
      <ZoneField zones={zones} value={zone} onChange={setChosen} />
      <RateFields form={form} last={last} />
    </FormDialog>
  );
}
