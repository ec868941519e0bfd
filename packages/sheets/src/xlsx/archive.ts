import { unzipSync } from 'fflate';
import { mostUnpacked } from '../limits';
import { SheetError } from '../sheet-error';

/** The text of a part of a workbook, by its path; undefined when it has none of that name. */
export type ReadPart = (path: string) => string | undefined;

/**
 * Unpacks only the parts asked for. A part gets as much room as it declares, and never more, so a declaration that
 * lies gives a torn part and not a full memory.
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
