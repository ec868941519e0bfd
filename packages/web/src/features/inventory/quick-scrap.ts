import {
  NewScrapReport,
  scrapConditionNames,
  scrapConditions,
  scrapTexts,
  type ScrapCondition,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import type { Option } from '@/ui/Combobox';

const required = 'يرجى ملء جميع الحقول المطلوبة';

export const QuickScrap = z.object({
  part: orNull(z.custom<Option>((option) => option !== null, required)),
  warehouse: z.string().min(1, scrapTexts.warehouse),
  quantity: orNull<number>(
    z
      .number(required)
      .refine((quantity) => quantity > 0, { error: required, abort: true })
      .pipe(NewScrapReport.shape.quantity),
  ),
  condition: z.enum(scrapConditionNames),
  /** Free text. */
  reason: z.string().trim().max(5000),
});

export const blankScrap: z.input<typeof QuickScrap> = {
  part: null,
  warehouse: '',
  quantity: null,
  condition: 'damaged' satisfies ScrapCondition,
  reason: '',
};

/** Builds the report: its reason follows from the condition, and the typed reason becomes its notes. */
export const asReport = ({
  part,
  condition,
  reason,
  ...rest
}: z.output<typeof QuickScrap>): NewScrapReport => ({
  ...rest,
  item: part.value,
  condition,
  reason: scrapConditions[condition].reason,
  notes: reason,
});
