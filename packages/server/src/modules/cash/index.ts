export { assertShift } from './assert-shift';
export { giveBack } from './give-back';
export { addMoneyAccount } from './create-money-account';
export { readTenders } from './tenders.queries';
export {
  assertSeenRates,
  payMoney,
  payTowards,
  takeMoney,
  untendered,
  type Taken,
  type Tendered,
} from './tender';
export { lockShifts, readTill, type Till } from './till';
