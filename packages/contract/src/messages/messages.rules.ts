/** Whether a message that did not arrive can be sent again. */
export const isRetryable = (status: string): boolean => status === 'failed' || status === 'undelivered';
