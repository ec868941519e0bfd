export {
  lockStock,
  moveStock,
  type ActiveReservation,
  type LockedStock,
  type Moved,
  type StockLine,
} from './move-stock';
export { backToPlaces, returnedLines, type ReturnedLine } from './returned-lines.rules';
export { setCost } from './set-cost';
export { setQuantity } from './set-quantity';
export { averageCost, shortage, takeFrom } from './stock-lines.rules';
export { unitValue } from './unit-value';
