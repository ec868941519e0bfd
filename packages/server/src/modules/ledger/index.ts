export { debtOfSale } from './debt-of-sale';
export { eachTransaction, listTransactions, readAgeing } from './ledger.queries';
export { lockAccount, postEntry, type Account } from './post-entry';
export { freeSettled } from './settle';
