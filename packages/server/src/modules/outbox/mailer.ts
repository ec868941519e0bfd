import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachment?: { filename: string; type: string; stream: Readable } | undefined;
}

export interface Mailer {
  /** Resolves when the mail server took it. */
  send(mail: Mail): Promise<void>;
}

/** Silence is given up on well before a message counts as forgotten. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    async send({ to, subject, text, attachment }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(attachment && {
          attachments: [
            { filename: attachment.filename, contentType: attachment.type, content: attachment.stream },
          ],
        }),
      });
    },
  };
}
