/**
 * Whether a text looks like a VIN or a Japanese frame number; whoever reads it decides. The contract's own check knows
 * keyboard layouts too, and is not loaded with the counter.
 */
export const isChassisNumber = (typed: string): boolean =>
  /^(?:[A-HJ-NPR-Z\d]{17}|[A-Z]{1,5}\d{1,3}[A-Z]?\d{6,7})$/i.test(typed.replaceAll(/[\s-]/g, ''));
