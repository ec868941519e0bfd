import { unzipSync } from 'fflate';
import { mostUnpacked } from '../limits';
import { SheetError } from '../sheet-error';

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
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.toLowerCase() !== wanted) return false;
        unpacked += originalSize;
        if (unpacked > mostUnpacked) throw new SheetError('bomb');
        return true;
      },
    });
    const [part] = Object.values(parts);
    return part && new TextDecoder().decode(part);
  };
}
