import { createTransport } from 'nodemailer';
import type { Mailer } from '../../kernel/messages';

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
