export { nextNumber } from './next-number';
export type { CounterKey } from './system-keys';
