/** Whether a message that did not arrive can be sent once more. */
export const isRetryable = (status: string): boolean => status === 'failed' || status === 'undelivered';
