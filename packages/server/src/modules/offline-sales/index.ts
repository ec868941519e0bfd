export { undecided } from './offline-sales.queries';
export { receiveOfflineSale } from './receive-offline-sale';
