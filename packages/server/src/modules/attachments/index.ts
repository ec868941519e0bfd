export { addAttachment } from './add-attachment';
export { checkFile } from './check-file.rules';
export { attachmentFolder, incomingFolder, openKept, placeOf } from './file-store';
export { storeFile } from './store-file';
export { tidyFiles } from './tidy-files';
