export { enterPurchase } from './enter-purchase';
export { assertInvoiceFree } from './invoice-free';
export { assertPlaces } from './look-up-lines';
export type { PurchaseLine } from './bill.rules';
export type { PurchaseEntry } from './purchase-entry';
