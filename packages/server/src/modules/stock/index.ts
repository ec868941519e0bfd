export { assertNothingKept, putAside } from './kept-goods';
export { keptHere } from './kept-here';
export { lockStock, type ActiveReservation, type LockedPart, type LockedStock } from './lock-stock';
export { moveStock, type Moved, type StockLine } from './move-stock';
export { backToPlaces, returnedLines, type ReturnedLine } from './returned-lines.rules';
export { setCost } from './set-cost';
export { setQuantity } from './set-quantity';
export { averageCost, shortage, takeFrom } from './stock-lines.rules';
export { unitValue } from './unit-value';
