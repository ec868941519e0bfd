export { proveSale } from './prove-sale';
export { Catalogue } from './catalogue';
export { Copy, OtherForm, type CopyPortion, type StoredChunk, type StoredMark } from './copy';
export { isMissingIn, soldHere, stockLeft, type SoldHere } from './local-stock';
export { nextSeq } from './numbers';
export {
  acknowledged,
  beforeEmptying,
  emptyOutbox,
  failed,
  nextStep,
  restored,
  resumed,
  retried,
  sending,
  unsent,
  withSale,
  withoutDone,
  type NextStep,
  type Outbox,
  type OutboxEntry,
} from './outbox';
export { pack, unpack } from './pack';
export { openRescue, sealSales, tillOfRescue, type OpenedRescue } from './seal';
export { scannedPart, searchParts } from './search-parts';
export { Customers } from './search-customers';
export type { Failure, StopReason } from './send-failure';
