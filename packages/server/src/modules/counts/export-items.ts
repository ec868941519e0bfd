import { adenDay, type Count, type CountItem, type CountItemsQuery, type Subject } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, shownTo, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachItem } from './count-items.queries';

/** Returns a number, not text: the CSV writer prefixes text that begins with a minus with an apostrophe. */
const dollars = (cents: number | null) => cents && cents / 100;

const columns: CsvColumn<CountItem>[] = [
  { header: 'رقم القطعة', value: (one) => one.partNumber },
  { header: 'الباركود', value: (one) => one.barcode },
  { header: 'الصنف', value: (one) => one.name },
  { header: 'الرف', value: (one) => one.shelf },
  { header: 'الوحدة', value: (one) => one.unit.name },
  { header: 'كمية النظام', value: (one) => one.systemQuantity },
  { header: 'الكمية الفعلية', value: (one) => one.countedQuantity },
  { header: 'الفرق', value: (one) => one.diff },
  { header: 'التكلفة (دولار)', value: (one) => dollars(one.unitCost), isCost: true },
  { header: 'قيمة الفرق (دولار)', value: (one) => dollars(one.diffValue), isCost: true },
  { header: 'عدّها', value: (one) => one.countedBy?.name ?? null },
  { header: 'تاريخ العد', value: (one) => one.countedAt && adenDay(one.countedAt) },
];

export const exportItems = (
  db: Db,
  who: Subject,
  { _id: id, countNumber }: Pick<Count, '_id' | 'countNumber'>,
  query: CountItemsQuery,
): Streamed => csvFile(`inventory-count-${countNumber}`, shownTo(who, columns), eachItem(db, who, id, query));
