import { writeFileSync } from 'node:fs';
import { allEndpoints } from '@/api/allEndpoints';
import { openapiText } from './openapi';

writeFileSync(new URL('../../docs/openapi.json', import.meta.url), openapiText(allEndpoints));
