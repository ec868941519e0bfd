import { openApiDocument } from '../http/openapi';
import { version } from '../system/version';

console.log(JSON.stringify(openApiDocument(version), null, 2));
