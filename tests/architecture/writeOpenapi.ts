import { writeFileSync } from 'node:fs';
import { catalogue } from '@/api/catalogue';
import { openapiText } from '@/api/openapi';

writeFileSync(new URL('../../docs/openapi.json', import.meta.url), openapiText(catalogue));
