import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/api/allEndpoints';
import { sampleArgs, sampleData } from './sample';

describe('samples', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s takes its samples', (_, endpoint) => {
    const { query, body } = sampleArgs(endpoint);
    expect(endpoint.query?.safeParse(query).error).toBeUndefined();
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
    expect(endpoint.response.safeParse(sampleData(endpoint)).error).toBeUndefined();
  });
});
