export { readVoucher, reversed } from './vouchers.queries';
export { writeVoucher } from './write-voucher';
