export { receiveOfflineSale } from './receive-offline-sale';
