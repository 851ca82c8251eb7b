import { expect, test } from '@playwright/test';
import { allEndpoints } from '@/api/allEndpoints';
import { mockServerPorts } from './addresses';

test('every call of the contract was seen by a mock server', async ({ request }) => {
  const answers = mockServerPorts.map(async (port) => {
    const answer = await request.get(`http://127.0.0.1:${port}/__calls`);
    return (await answer.json()) as string[];
  });
  const seen = new Set((await Promise.all(answers)).flat());
  // Where a profile of the network is read, the tests stand in for another company.
  const own = allEndpoints.filter(({ access }) => access !== 'external');
  expect(own.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
