export { nextNumber, nextNumberUnseen } from './next-number';
export type { CounterKey } from './system-keys';
export { formatNumber, placeOf } from './number-format.rules';
export { raiseSequence } from './sequence';
