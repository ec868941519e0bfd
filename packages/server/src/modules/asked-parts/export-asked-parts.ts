import {
  adenDay,
  askedPartStatus,
  usdText,
  type AskedPart,
  type AskedPartsQuery,
  type Subject,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachAskedPart } from './asked-parts.queries';

const each = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('، ');

const columns: readonly CsvColumn<AskedPart>[] = [
  { header: 'المطلوب', value: ({ asked }) => asked },
  { header: 'مرات الطلب', value: ({ times }) => times },
  { header: 'الكمية', value: ({ quantity }) => quantity },
  { header: 'آخر طلب', value: ({ lastAskedAt }) => adenDay(lastAskedAt) },
  { header: 'القرار', value: ({ status }) => askedPartStatus[status].label },
  { header: 'رقم القطعة في المتجر', value: ({ part }) => part?.partNumber ?? '' },
  { header: 'القطعة في المتجر', value: ({ part }) => part?.name ?? '' },
  { header: 'الموجود', value: ({ part }) => part?.quantity ?? '' },
  {
    header: 'القيمة بسعر البيع (دولار)',
    value: ({ value }) => (value === null ? '' : usdText(value).replaceAll(',', '')),
  },
  { header: 'طلبها', value: ({ recent }) => each(recent.map((time) => time.customer?.name ?? time.name)) },
  {
    header: 'السيارات',
    value: ({ recent }) =>
      each(recent.map(({ make, model, year }) => [make, model, year].filter(Boolean).join(' '))),
  },
  { header: 'ملاحظات', value: ({ recent }) => each(recent.map(({ note }) => note)) },
];

/** Streams all matching parts as CSV. */
export const exportAskedParts = (db: Db, reader: Subject, query: AskedPartsQuery): Streamed =>
  csvFile('asked-parts', columns, eachAskedPart(db, reader, query));
