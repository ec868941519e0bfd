import type { Readable } from 'node:stream';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  attachment?: { filename: string; type: string; stream: Readable } | undefined;
}

export interface Mailer {
  /** Maximum number of messages per minute, over all servers. */
  perMinute?: number | undefined;
  /** Resolves when the mail server has accepted it. */
  send(mail: Mail): Promise<void>;
}

export interface Sms {
  to: string;
  text: string;
}

export interface SmsGateway {
  /** Maximum number of messages per minute, over all servers. */
  perMinute?: number | undefined;
  /** Resolves when the gateway has accepted it. */
  send(sms: Sms): Promise<void>;
}
