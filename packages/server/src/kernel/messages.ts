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
  /** Messages a minute that all servers together may hand over. */
  perMinute?: number | undefined;
  /** Resolves when the mail server took it. */
  send(mail: Mail): Promise<void>;
}

export interface Sms {
  to: string;
  text: string;
}

export interface SmsGateway {
  /** Messages a minute that all servers together may hand over. */
  perMinute?: number | undefined;
  /** Resolves when the gateway took it. */
  send(sms: Sms): Promise<void>;
}
