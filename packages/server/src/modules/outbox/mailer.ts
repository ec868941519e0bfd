import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

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

/** Silence is given up on well before a message counts as forgotten. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

interface MailSettings {
  url: string;
  from: string;
  perMinute?: number;
}

export function createMailer({ url, from, perMinute }: MailSettings): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    perMinute,
    async send({ to, subject, text, html, headers, attachment }) {
      await transport.sendMail({
        from,
        // one address, whatever signs are in it
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(headers && { headers }),
        ...(attachment && {
          attachments: [
            { filename: attachment.filename, contentType: attachment.type, content: attachment.stream },
          ],
        }),
      });
    },
  };
}
