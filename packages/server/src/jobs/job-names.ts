/** The jobs that others ask for by name. */
export const jobNames = { generateReport: 'inventory-report', sendOutbox: 'outbox' } as const;
