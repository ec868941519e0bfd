export { countUndecided } from './offline-sales.queries';
export { receiveOfflineSale } from './receive-offline-sale';
