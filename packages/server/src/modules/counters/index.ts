export { nextNumber, type CounterKey } from './next-number';
