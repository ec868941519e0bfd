export { postJournal, type MoneyMove } from './post-journal';
