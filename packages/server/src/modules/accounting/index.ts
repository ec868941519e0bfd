export { readHeldMoney } from './cash-flow';
export { postJournal, type MoneyMove } from './post-journal';
export { readBooksSince, readResult } from './profit-and-loss';
export { revalueMoney } from './revalue-money';
export { sealPastDays } from './seal-days';
export { addAccount, changeAccount } from './write-chart';
