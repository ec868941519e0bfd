// oxlint-disable-next-line typescript/triple-slash-reference -- other packages compile this file, and see its types by this alone
/// <reference path="../saxen.d.ts" />
import { Parser } from 'saxen';

type Attributes = Readonly<Record<string, string>>;

export interface XmlVisitor {
  open?(name: string, attributes: () => Attributes, decode: (text: string) => string): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Removes the namespace prefix, which some programs put before every name. */
export const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document and calls the visitor for each tag and text. Entities that the document declares itself
 * are not resolved.
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes, decode) => visitor.open?.(bare(name), attributes, decode));
  parser.on('text', (text, decode) => visitor.text?.(decode(text)));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closeTag', (name) => visitor.close?.(bare(name)));
  parser.parse(xml);
}
