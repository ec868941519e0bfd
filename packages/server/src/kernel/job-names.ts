/** Names of the jobs that other modules enqueue. */
export const jobNames = {
  generateReport: 'inventory-report',
  sendOutbox: 'outbox',
  makeBackup: 'backup-now',
  checkBackup: 'backup-check',
  copyBackup: 'backup-copy',
  shopNews: 'shop-news',
  computeOrdering: 'ordering',
} as const;
