export { cancelPurchase } from './cancel-purchase';
export { enterPurchase } from './enter-purchase';
export { findSourceVehicle } from './find-source-vehicle';
export { assertInvoiceFree } from './invoice-free';
export { assertPlaces } from './look-up-lines';
export { payPurchase } from './pay-purchase';
export { returnPurchase } from './return-purchase';
export type { PurchaseLine } from './purchase.rules';
export type { PurchaseEntry } from './purchase-entry';
