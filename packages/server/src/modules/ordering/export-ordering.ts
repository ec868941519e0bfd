import {
  adenDay,
  discountEffect,
  movementClass,
  shortReason,
  urgency,
  valueClass,
  type Cell,
  type DeadPart,
  type DeadStockQuery,
  type Page,
  type Proposal,
  type ProposalsQuery,
  type TableColumn,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { tableFile } from '../tables';
import { listDeadStock } from './dead-stock.queries';
import { readSetup } from './ordering-setup';
import { listProposals } from './proposals.queries';

interface ExportedColumn<Row> extends TableColumn {
  cell: (row: Row) => Cell;
}

const chunkRows = 1000;

/** Writes a list as a workbook; rows are read page by page while the file is sent. */
async function workbook<Row>(
  db: Db,
  { title, name }: { title: string; name: string },
  columns: readonly ExportedColumn<Row>[],
  read: (paging: { page: number; limit: number }) => Promise<Page<Row>>,
): Promise<Streamed> {
  const store = await readSettings(db, 'store');
  const first = await read({ page: 1, limit: chunkRows });
  async function* chunks(): AsyncIterable<Cell[][]> {
    for (let page = 1; (page - 1) * chunkRows < first.total; page++) {
      const { rows } = page === 1 ? first : await read({ page, limit: chunkRows });
      yield rows.map((row) => columns.map(({ cell }) => cell(row)));
    }
  }
  return tableFile('excel', `${name}-${adenDay()}`, {
    shop: { name: store.name, address: store.address, phone: store.phone },
    title,
    facts: [{ name: 'أُنشئ في', value: adenDay() }],
    figures: [],
    chart: null,
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    rowCount: first.total,
    chunks: chunks(),
  });
}

const proposalColumns: readonly ExportedColumn<Proposal>[] = [
  { label: 'المورد', kind: 'text', cell: ({ supplier }) => supplier?.name ?? 'بلا مورد' },
  { label: 'المنتج', kind: 'text', cell: ({ name }) => name },
  { label: 'رقم القطعة', kind: 'code', cell: ({ partNumber }) => partNumber },
  { label: 'الكمية المقترحة', kind: 'number', cell: ({ quantity }) => quantity },
  { label: 'الوحدة', kind: 'text', cell: ({ unit }) => unit.name },
  { label: 'الموجود', kind: 'number', cell: ({ stock }) => stock },
  { label: 'مطلوب لم يصل', kind: 'number', cell: ({ onOrder }) => onOrder },
  { label: 'ينفد في', kind: 'day', cell: (part) => part.runsOutOn },
  { label: 'الاستعجال', kind: 'text', cell: (part) => urgency[part.urgency].label },
  { label: 'آخر سعر شراء', kind: 'usd', cell: ({ lastCost }) => lastCost },
  { label: 'آخر شراء', kind: 'day', cell: ({ lastBought }) => lastBought },
  { label: 'الأرخص', kind: 'text', cell: ({ cheapest }) => cheapest?.name ?? null },
  { label: 'سعر الأرخص', kind: 'usd', cell: ({ cheapest }) => cheapest?.cost ?? null },
  { label: 'التكلفة', kind: 'usd', cell: ({ cost }) => cost },
  { label: 'القيمة', kind: 'text', cell: (part) => valueClass[part.valueClass].label },
  { label: 'الحركة', kind: 'text', cell: (part) => movementClass[part.movementClass].label },
  { label: 'السبب', kind: 'text', cell: shortReason },
];

export const exportProposals = (db: Db, query: ProposalsQuery): Promise<Streamed> =>
  workbook(db, { title: 'ما يلزم طلبه', name: 'ordering' }, proposalColumns, (paging) =>
    listProposals(db, { ...query, ...paging }),
  );

const deadColumns = (discount: number): readonly ExportedColumn<DeadPart>[] => [
  { label: 'المنتج', kind: 'text', cell: ({ name }) => name },
  { label: 'رقم القطعة', kind: 'code', cell: ({ partNumber }) => partNumber },
  { label: 'المستودع', kind: 'text', cell: ({ warehouse }) => warehouse.name },
  { label: 'الكمية', kind: 'number', cell: ({ quantity }) => quantity },
  { label: 'الوحدة', kind: 'text', cell: ({ unit }) => unit.name },
  { label: 'قيمته بالتكلفة', kind: 'usd', cell: ({ value }) => value },
  { label: 'آخر بيع', kind: 'day', cell: ({ lastSold }) => lastSold },
  { label: 'سعر البيع', kind: 'usd', cell: ({ sellingPrice }) => sellingPrice },
  {
    label: `المتوقع بعد خصم ${discount}%`,
    kind: 'usd',
    cell: (part) => discountEffect(part, discount).proceeds,
  },
  { label: 'يُباع في', kind: 'text', cell: ({ sellsIn }) => sellsIn?.name ?? null },
];

export async function exportDeadStock(db: Db, query: DeadStockQuery): Promise<Streamed> {
  const { deadDiscount } = await readSetup(db);
  return workbook(db, { title: 'بضاعة راكدة', name: 'dead-stock' }, deadColumns(deadDiscount), (paging) =>
    listDeadStock(db, { ...query, ...paging }),
  );
}
