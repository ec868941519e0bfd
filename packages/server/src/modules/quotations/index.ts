export { createQuotation } from './write-quotation';
export { loseQuotation, sendQuotation } from './decide-quotation';
export { trueStatus } from './quotations.queries';
export { completeQuoted, sellQuoted } from './sell-quoted';
