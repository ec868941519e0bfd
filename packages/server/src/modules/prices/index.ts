export { changePrices } from './change-prices';
export { previewPrices } from './new-prices';
export { writePrices } from './write-prices';
