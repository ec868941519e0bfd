export { changePrices } from './change-prices';
export { previewPrices } from './new-prices';
