export { assertShift } from './assert-shift';
export { giveBack } from './give-back';
export { addMoneyAccount } from './create-money-account';
export { returnCash, takeCash } from './take-cash';
export { readShiftReport } from './shift-report.queries';
export {
  handedBack,
  presentKept,
  readTenders,
  readVoucherMoney,
  voucherKept,
  type Kept,
} from './tenders.queries';
export { countLateCash, readLateCash } from './late-cash';
export { untendered, type Tendered } from './money-moves';
export { assertSeenRates, payMoney, payTowards, takeMoney, type Taken } from './tender';
export { lockShifts, readTill, type Till } from './till';
