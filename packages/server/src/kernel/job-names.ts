/** Names of the jobs that other modules enqueue. */
export const jobNames = {
  generateReport: 'inventory-report',
  sendOutbox: 'outbox',
  checkBackup: 'backup-check',
  copyBackup: 'backup-copy',
  shopNews: 'shop-news',
  computeOrdering: 'ordering',
} as const;
