import { SheetError } from '../sheet-error';
import type { ReadPart } from './archive';
import { bare, walkXml } from './walk-xml';

interface Relation {
  id: string;
  /** The last segment of its type: officeDocument, worksheet, sharedStrings. */
  type: string;
  path: string;
}

/** Returns the paths of the first visible sheet and of the shared strings in the archive. */
export function findSheet(readPart: ReadPart): { sheetPath: string; stringsPath: string | undefined } {
  const workbookPath = relationsOf(readPart, '').find(({ type }) => type === 'officeDocument')?.path;
  const workbook = workbookPath && readPart(workbookPath);
  // another kind of archive: a document, a program, plain files
  if (!workbookPath || !workbook || !/\.xml$/i.test(workbookPath)) throw new SheetError('notTable');
  const relations = relationsOf(readPart, workbookPath);
  const id = firstVisible(workbook);
  const sheetPath = relations.find((one) => one.id === id && one.type === 'worksheet')?.path;
  if (!sheetPath) throw new SheetError('noSheet');
  return { sheetPath, stringsPath: relations.find(({ type }) => type === 'sharedStrings')?.path };
}

function firstVisible(workbook: string): string | undefined {
  let found: string | undefined;
  walkXml(workbook, {
    open(name, attributes) {
      if (name !== 'sheet' || found !== undefined) return;
      const given = attributes();
      if (given['state'] && given['state'] !== 'visible') return;
      // sheetId is the sheet's own number; the relation's id has a prefix that each program chooses
      found = Object.entries(given).find(([key]) => bare(key) === 'id' && key !== 'id')?.[1] ?? '';
    },
  });
  return found;
}

/** Returns the relations of a part; those of the archive itself are at its root. */
function relationsOf(readPart: ReadPart, path: string): Relation[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const xml = readPart(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (xml === undefined) return relations;
  walkXml(xml, {
    open(name, attributes, decode) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
      relations.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        path: resolve(folder, decode(target)),
      });
    },
  });
  return relations;
}

/**
 * Resolves a target: one that starts with / is relative to the archive's root, any other to the part's
 * folder.
 */
const resolve = (folder: string, target: string) =>
  new URL(target, `file:///${folder}`).pathname.slice(1).replaceAll('%20', ' ');
