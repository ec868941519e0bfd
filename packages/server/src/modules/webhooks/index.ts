export { forgetOldDeliveries, startDueWebhooks } from './due-webhooks';
export type { SendingContext } from './run-webhook';
export { createWebhook } from './save-webhook';
