export { approveTransfer } from './approve-transfer';
export { cancelTransfer } from './cancel-transfer';
export { createTransfer } from './create-transfer';
export { receiveTransfer } from './receive-transfer';
export { rejectTransfer } from './reject-transfer';
export { shipTransfer } from './ship-transfer';
