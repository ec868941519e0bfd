export { readAgeing, readSupplierAgeing } from './ageing.queries';
export { debtOfSale, freeSettled, lockAccount, postEntry, type Account } from './customer-book';
export { eachTransaction, listTransactions } from './customer-entries.queries';
export {
  debtsOfPurchase,
  freeBill,
  lockSupplier,
  postSupplierEntry,
  type SupplierAccount,
} from './supplier-book';
export { eachSupplierTransaction, listSupplierTransactions } from './supplier-entries.queries';
