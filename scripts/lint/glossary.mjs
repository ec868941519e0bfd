import { replaced } from './glossary-words.mjs';
import { forEachText } from './texts.mjs';

/** Forbids words that the glossary replaces. */
export const glossary = {
  create: (context) =>
    forEachText((node, text) => {
      for (const { wrong, right, except } of replaced) {
        const found = wrong.exec(except ? text.replaceAll(except, '') : text);
        if (found) context.report({ node, message: `«${found[0].trim()}» is called «${right}» here.` });
      }
    }),
};
