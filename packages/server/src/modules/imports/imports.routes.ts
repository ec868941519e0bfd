import type { importsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { importProducts } from './import-products';
import { importPurchase } from './import-purchase';
import { previewImport } from './preview-import';

export const importsRoutes: Handlers<typeof importsApi> = {
  import: ({ body }, { tx, user }) => tx(importPurchase(user, body)),
  preview: ({ body }, { db }) => previewImport(db, body.items),
  importProducts: async ({ file, body }, { tx, user }) =>
    tx(await importProducts(user, file, body.forNewParts)),
};
