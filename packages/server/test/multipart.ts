interface Form {
  file: Buffer | null;
  name: string;
  /** The MIME type as claimed by the sender. */
  type: string;
  field: string;
  /** Text fields of the form. */
  fields?: Record<string, string | undefined>;
}

export const boundary = 'a-boundary-of-tests';

/** Encodes a form as browsers do, with the file between the other fields, which is allowed. */
export function multipart({ file, name, type, field, fields = {} }: Form): Buffer {
  const [first, ...rest] = Object.entries(fields).filter(([, value]) => value !== undefined);
  const text = ([key, value]: [string, string | undefined]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([
    ...(first ? [text(first)] : []),
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    ...rest.map(text),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
