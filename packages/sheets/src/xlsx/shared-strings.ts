import { plainText } from './plain-text';
import { walkXml } from './walk-xml';

/** Reads the texts that cells refer to by index; text runs in several styles are joined. */
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
      // phonetic text, which some languages add beside the text
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
