/** The jobs that others ask for by name. */
export const jobNames = {
  generateReport: 'inventory-report',
  sendOutbox: 'outbox',
  checkBackup: 'backup-check',
  shopNews: 'shop-news',
} as const;
