/** Names of the jobs that other modules enqueue. */
export const jobNames = {
  generateReport: 'inventory-report',
  sendOutbox: 'outbox',
  checkBackup: 'backup-check',
  shopNews: 'shop-news',
} as const;
