export { createMailer } from './mailer';
export { mendWaits } from './mend-waits';
export { listMessages } from './outbox.queries';
export { queueMessages, type NewMessage } from './queue-messages';
export { retryMessage } from './retry-message';
export { sendOutbox, type MailFoot } from './send-outbox';
export { createSmsGateway } from './sms-gateway';
export { withdrawMarketing } from './withdraw-marketing';
