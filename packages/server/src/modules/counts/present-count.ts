import { wholeCents, worth, type CountItem, type CountSummary } from '@turoos/contract';
import type { CountRow, ItemRow } from './count-rows';
import { differenceOf } from './counts.rules';

export function presentItem(row: ItemRow, hidden: boolean): CountItem {
  const { productId, countedQuantity, countedBy, counterName, unitCost } = row;
  const system = hidden ? null : row.systemQuantity;
  const diff = system === null || countedQuantity === null ? null : differenceOf(countedQuantity, system);
  return {
    product: productId,
    name: row.name,
    partNumber: row.partNumber,
    barcode: row.barcode,
    shelf: row.shelf,
    systemQuantity: system,
    systemQty: system,
    countedQuantity,
    physicalQty: countedQuantity,
    unit: row.unit,
    diff,
    diffValue: diff === null ? null : worth(diff, unitCost),
    unitCost: wholeCents(unitCost),
    countedAt: row.countedAt,
    countedBy: countedBy && counterName !== null ? { _id: countedBy, name: counterName } : null,
  };
}

/** Masks the totals computed from book quantities, which would reveal those quantities line by line. */
const withoutSystem = (summary: CountSummary): CountSummary => ({
  ...summary,
  differenceItems: 0,
  accuracyPercentage: 100,
  totalExpectedValue: 0,
  totalVarianceValue: 0,
});

const named = (id: string | null, name: string | null) => (id && name !== null ? { _id: id, name } : null);

export const presentCount = (row: CountRow, hidden: boolean, items: readonly ItemRow[]) => ({
  _id: row.id,
  countNumber: row.countNumber,
  warehouse: { _id: row.warehouseId, name: row.warehouseName },
  warehouseName: row.warehouseName,
  countType: row.countType,
  category: named(row.categoryId, row.categoryName),
  location: row.location,
  isBlind: row.isBlind,
  systemHidden: hidden,
  countedByName: row.countedByName,
  status: row.status,
  startDate: row.startDate,
  scheduledDate: row.scheduledDate,
  completedAt: row.completedAt,
  notes: row.notes,
  usd_to_yer: row.usdToYer,
  summary: hidden ? withoutSystem(row.figures) : row.figures,
  items: items.map((item) => presentItem(item, hidden)),
  adjustments: { total: row.adjustmentsTotal, pending: row.adjustmentsPending },
  createdBy: named(row.createdBy, row.creatorName),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
