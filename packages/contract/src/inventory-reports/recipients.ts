import { z } from 'zod';

const address = z.email();
const texts = {
  list: 'يجب إدخال عناوين البريد مفصولة بفواصل',
  tooMany: 'أكبر عدد مسموح من المستلمين 50',
};
const most = 50;

/** 'a@x.ye، b@x.ye' → two addresses: split on commas, trimmed, without empty ones and duplicates. */
export const splitRecipients = (typed: string): string[] => tidy(typed.split(/[,،]/));

const tidy = (addresses: readonly string[]) => [
  ...new Set(addresses.map((one) => one.trim()).filter((one) => one !== '')),
];

const Sent = z.union(
  [
    z.string().max(10_000),
    z.array(z.union([z.string().max(300), z.object({ email: z.string().max(300) })])).max(500),
  ],
  texts.list,
);

/** The recipients of a report: one text or a list of {email} on the wire, plain addresses inside. */
export const Recipients = z.codec(
  Sent,
  z
    .array(z.string())
    .max(most, texts.tooMany)
    .superRefine((addresses, context) => {
      const wrong = addresses.find((one) => !address.safeParse(one).success);
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: `البريد الإلكتروني غير صحيح: ${wrong}` });
    }),
  {
    decode: (sent) =>
      typeof sent === 'string'
        ? splitRecipients(sent)
        : tidy(sent.flatMap((one) => splitRecipients(typeof one === 'string' ? one : one.email))),
    encode: (addresses) => addresses.map((email) => ({ email })),
  },
);
