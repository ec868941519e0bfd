import { NewScrapReport, scrapReasonNames, scrapTexts, type ScrapReport } from '@turoos/contract';
import { z } from 'zod';
import { orBlank, orNull } from '@/lib/forms/start-empty';
import type { Option } from '@/ui/Combobox';

export const ScrapForm = z.object({
  part: orNull(z.custom<Option>((option) => option !== null, scrapTexts.item)),
  warehouse: z.string().min(1, scrapTexts.warehouse),
  quantity: orNull<number>(NewScrapReport.shape.quantity),
  reason: orBlank(z.enum(scrapReasonNames, scrapTexts.chooseReason)),
  disposalMethod: NewScrapReport.shape.disposalMethod.unwrap(),
  estimatedValue: z.int().min(0, scrapTexts.estimatedValue).nullable(),
  notes: z.string().trim().max(5000),
});
type Typed = z.input<typeof ScrapForm>;
export type Valid = z.output<typeof ScrapForm>;

const idOf = ({ _id: id }: { _id: string }) => id;

export const startValues = (report: ScrapReport | null): Typed => ({
  part: report && { value: report.item, label: report.productName, hint: report.partNumber },
  warehouse: report ? idOf(report.warehouse) : '',
  quantity: report?.quantity ?? null,
  reason: report?.reason ?? '',
  disposalMethod: report?.disposalMethod ?? 'destruction',
  estimatedValue: report?.estimatedValue ?? 0,
  notes: report?.notes ?? '',
});

export const asNewReport = ({ part, estimatedValue, ...valid }: Valid): NewScrapReport => ({
  ...valid,
  item: part.value,
  estimatedValue: estimatedValue ?? 0,
});
