export { cancelPurchase } from './cancel-purchase';
export { createPurchase, orderPurchase } from './create-purchase';
export { payPurchase } from './pay-purchase';
export { assertInvoiceFree, assertPlaces, findSourceVehicle, type PurchaseEntry } from './purchase-entry';
export type { PurchaseLine } from './purchase.rules';
export { closeRest } from './close-rest';
export { receiveOrder } from './receive-order';
export { receivePurchase } from './receive-purchase';
export { returnPurchase } from './return-purchase';
