export { payMoney, takeMoney, type Taken, type Tendered } from './tender';
export { lockShifts, readTill, type Till } from './till';
