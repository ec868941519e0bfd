export { readAgeing, readAgeingOfAll, readSupplierAgeing } from './ageing.queries';
export { customerBook, debtOfSale, freeSettled, lockAccount, postEntry, type Account } from './customer-book';
export { eachTransaction, listTransactions } from './customer-entries.queries';
export { statementFile } from './statement-file';
export {
  debtsOfPurchase,
  freePurchase,
  lockSupplier,
  postSupplierEntry,
  supplierBook,
  type SupplierAccount,
} from './supplier-book';
export { eachSupplierTransaction, listSupplierTransactions } from './supplier-entries.queries';
