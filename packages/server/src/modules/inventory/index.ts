export { moveStock, type Moved, type StockLine } from './move-stock';
export { setQuantity } from './set-quantity';
export { averageCost, takeFrom } from './stock-lines.rules';
