import { createTransport } from 'nodemailer';
import type { Mailer } from '../../kernel/messages';

/** Timeouts are well below the lease of a message, so that a silent server fails first. */
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
        // as an object, the address is never parsed as a list
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
