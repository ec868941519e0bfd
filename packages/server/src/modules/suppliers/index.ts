export { adjustSupplier } from './adjust-supplier';
export { createSupplier } from './create-supplier';
export { findOrCreateSupplier } from './find-or-create-supplier';
