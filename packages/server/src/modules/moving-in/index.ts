export { forgetOldFiles } from './forget-old-files';
export { uploadFile } from './upload-file';
