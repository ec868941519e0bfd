import { plainText } from './plain-text';
import { walkXml } from './walk-xml';

/** The texts that cells refer to by their place in this list; words in several styles are one text. */
export function readSharedStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  if (xml === undefined) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  walkXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      // how a text is pronounced, in languages that write that beside it
      else if (name === 'rPh') inReading = true;
    },
    text(part) {
      if (inText && !inReading) text += part;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'si') strings.push(plainText(text));
    },
  });
  return strings;
}
