export { sumExpenses } from './expenses-report';
export { postJournal, type MoneyMove } from './post-journal';
export { revalueMoney } from './revalue-money';
export { sealPastDays } from './seal-days';
