import { unzipSync, type UnzipFileInfo, type Unzipped } from 'fflate';
import { mostParts, mostUnpacked } from '../limits';
import { SheetError } from '../sheet-error';

/**
 * Unpacks only the wanted parts. Its directory may declare billions of parts in a file of a hundred bytes, and those beyond
 * its end have no name.
 */
export function unpack(bytes: Uint8Array, isWanted: (part: UnzipFileInfo) => boolean): Unzipped {
  let parts = 0;
  return unzipSync(bytes, {
    filter: (part) => {
      if (part.name === '' || ++parts > mostParts) throw new SheetError('broken');
      return isWanted(part);
    },
  });
}

/** Returns the text of a workbook's part by its path; undefined if it does not exist. */
export type ReadPart = (path: string) => string | undefined;

/**
 * Unpacks only requested parts. A part gets as much memory as it declares and never more, so a false
 * declaration results in a damaged part and not in exhausted memory.
 */
export function openArchive(bytes: Uint8Array): ReadPart {
  let unpacked = 0;
  return (path) => {
    const wanted = path.toLowerCase();
    const parts = unpack(bytes, ({ name, originalSize }) => {
      if (name.toLowerCase() !== wanted) return false;
      unpacked += originalSize;
      if (unpacked > mostUnpacked) throw new SheetError('bomb');
      return true;
    });
    const [part] = Object.values(parts);
    return part && new TextDecoder().decode(part);
  };
}
