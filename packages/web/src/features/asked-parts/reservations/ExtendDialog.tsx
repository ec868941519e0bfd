import { adenMoment, Day, reservationsApi, type Reservation } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { reservableDays, Time, untilOf } from '@/shared/reservations/until';
import { legible } from '@/ui/Code';
import { DateInput } from '@/ui/DateInput';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { TimeInput } from '@/ui/TimeInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const End = z.object({ day: Day, time: Time });

/** Keeps goods longer, or not as long, as was agreed. */
export default function ExtendDialog({ subject, open, onClose }: SubjectDialogProps<Reservation>) {
  const change = useAction(reservationsApi.change, {
    done: 'تم تغيير موعد الحجز',
    failed: 'فشل في تغيير موعد الحجز',
  });
  const [day = '', time = ''] = adenMoment(subject.until).split(' ');
  const form = useZodForm(End, { defaultValues: { day, time } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="تغيير موعد الحجز"
      description={legible(subject.part.name)}
      onSubmit={(until) =>
        change.mutateAsync({
          params: { id: subject._id },
          body: { until: untilOf(until.day, until.time) },
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="day" label="حتى يوم" required>
          {(field) => <DateInput {...field} {...reservableDays()} />}
        </FormField>
        <FormField control={form.control} name="time" label="الساعة" hint="دونها إلى نهاية اليوم">
          {(field) => <TimeInput {...field} />}
        </FormField>
      </div>
    </FormDialog>
  );
}
