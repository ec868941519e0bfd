export { moveStock, type Moved, type StockLine } from './move-stock';
