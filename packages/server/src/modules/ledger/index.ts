export { ageOfOldest, readAgeing, readAgeingOfAll, readSupplierAgeing } from './ageing.queries';
export {
  customerBook,
  debtOfSale,
  findCustomerAccount,
  freeSale,
  lockCustomerAccount,
  postCustomerEntry,
  postSaleDebt,
  type Account,
} from './customer-book';
export { eachTransaction, listTransactions } from './customer-entries.queries';
export { paidLater } from './entry-money';
export { middayOf } from './midday';
export { isUnused } from './post';
export { statementFile } from './statement-file';
export {
  debtsOfPurchase,
  freePurchase,
  lockSupplierAccount,
  postSupplierEntry,
  supplierBook,
  type SupplierAccount,
} from './supplier-book';
export { eachSupplierTransaction, listSupplierTransactions } from './supplier-entries.queries';
