import { SheetError } from '../sheet-error';
import type { ReadPart } from './archive';
import { bare, walkXml } from './walk-xml';

interface Relation {
  id: string;
  /** The last segment of its type: officeDocument, worksheet, sharedStrings. */
  type: string;
  path: string;
}

export interface FoundSheet {
  name: string;
  path: string;
  isHidden: boolean;
}

interface FoundSheets {
  /** All sheets in their order; at least one is visible. */
  sheets: FoundSheet[];
  stringsPath: string | undefined;
  stylesPath: string | undefined;
  from1904: boolean;
}

/** Returns the paths of the sheets and of what they share in the archive. */
export function findSheets(readPart: ReadPart): FoundSheets {
  const workbookPath = relationsOf(readPart, '').find(({ type }) => type === 'officeDocument')?.path;
  const workbook = workbookPath && readPart(workbookPath);
  // another kind of archive: a document, a program, plain files
  if (!workbookPath || !workbook || !/\.xml$/i.test(workbookPath)) throw new SheetError('notTable');
  const relations = relationsOf(readPart, workbookPath);
  const { declared, from1904 } = readWorkbookPart(workbook);
  const sheets = declared.flatMap(({ name, id, isHidden }) => {
    const path = relations.find((one) => one.id === id && one.type === 'worksheet')?.path;
    return path === undefined ? [] : [{ name, path, isHidden }];
  });
  if (sheets.every(({ isHidden }) => isHidden)) throw new SheetError('noSheet');
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path;
  return { sheets, stringsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles'), from1904 };
}

interface DeclaredSheet {
  name: string;
  id: string;
  isHidden: boolean;
}

function readWorkbookPart(workbook: string): { declared: DeclaredSheet[]; from1904: boolean } {
  const declared: DeclaredSheet[] = [];
  let from1904 = false;
  walkXml(workbook, {
    open(name, attributes, decode) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes()['date1904'] ?? '');
      if (name !== 'sheet') return;
      const given = attributes();
      // sheetId is the sheet's own number; the relation's id has a prefix that each program chooses
      const id = Object.entries(given).find(([key]) => bare(key) === 'id' && key !== 'id')?.[1] ?? '';
      const isHidden = (given['state'] ?? 'visible') !== 'visible';
      declared.push({ name: decode(given['name'] ?? ''), id, isHidden });
    },
  });
  return { declared, from1904 };
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
