export { computeOrdering, writeDemand } from './compute-ordering';
export { areFiguresDue } from './ordering-setup';
