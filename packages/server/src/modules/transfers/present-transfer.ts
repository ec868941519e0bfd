import { roundQuantity, transferProgress, wholeCents, worth, type TransferItem } from '@turoos/contract';
import type { TransferRow } from './transfer-rows';

type LineRow = TransferRow['lines'][number];

function presentLine({ productId, productName, partNumber, ...line }: LineRow): TransferItem {
  const missing = line.received === null ? 0 : roundQuantity(line.quantity - line.received);
  return {
    item: productId,
    productName,
    partNumber,
    unit: line.unit,
    quantity: line.quantity,
    asked: line.asked,
    notes: line.notes,
    unitCost: wholeCents(line.unitCost),
    value: worth(line.quantity, line.unitCost),
    received: line.received,
    missing,
    missingValue: worth(missing, line.unitCost),
  };
}

const sum = (items: readonly TransferItem[], of: (item: TransferItem) => number) =>
  items.reduce((total, item) => total + of(item), 0);

export function present(row: TransferRow) {
  const {
    id,
    lines,
    fromWarehouseId,
    toWarehouseId,
    sourceName,
    destinationName,
    creatorName,
    usdToYer,
    ...fields
  } = row;
  const createdBy = row.createdBy && creatorName !== null ? { _id: row.createdBy, name: creatorName } : null;
  const status = row.status;
  const items = lines.map(presentLine);
  return {
    ...fields,
    _id: id,
    status,
    progress: transferProgress[status],
    priority: row.priority,
    shippingMethod: row.shippingMethod,
    fromWarehouse: { _id: fromWarehouseId, name: sourceName },
    toWarehouse: { _id: toWarehouseId, name: destinationName },
    items,
    totalItems: items.length,
    totalQuantity: roundQuantity(sum(items, ({ quantity }) => quantity)),
    totalValue: sum(items, ({ value }) => value),
    missingQuantity: roundQuantity(sum(items, ({ missing }) => missing)),
    missingValue: sum(items, ({ missingValue }) => missingValue),
    usd_to_yer: usdToYer,
    createdBy,
    user: createdBy,
  };
}
export type ListedTransfer = ReturnType<typeof present>;
