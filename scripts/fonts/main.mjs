// Writes the web's font files. Run it after changing a unicode-range of fonts.css or updating the font's package.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../prepare.mjs';
import { folder, subsetFonts } from './subset.mjs';

ensureInstalled();
for (const { name, content } of await subsetFonts()) {
  writeFileSync(join(folder, name), content);
  console.log(`${name} ${content.length} bytes`);
}
