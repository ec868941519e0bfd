export { settleSecondFactors } from './settle-second-factors';
export { takeCode } from './take-code';
export { usesTwoFactor } from './two-factor.queries';
