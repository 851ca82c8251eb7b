import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '@/domain/environment';

describe('the address of the REST backend', () => {
  it.each(['https://backend.example.org', 'https://backend.example.org/', 'http://127.0.0.1:4010', ''])(
    'may be %o',
    (host) => {
      expect(parseEnvironment({ VITE_API_HOST: host }).VITE_API_HOST).toBe(host);
    },
  );

  it.each(['/api', '/api/', '/v1?x=1', '/#api'])('has no path: %s', (path) => {
    const parse = () => parseEnvironment({ VITE_API_HOST: `https://backend.example.org${path}` });
    expect(parse).toThrow(
      /VITE_API_HOST must be the origin alone, https:\/\/backend\.example\.org, without a path: calls go to \{origin\}\/api/,
    );
  });
});

describe('the address of support', () => {
  it.each(['hilfe@betreiber.example', ' hilfe@betreiber.example ', '', undefined])('may be %o', (address) => {
    expect(parseEnvironment({ VITE_SUPPORT_EMAIL: address }).VITE_SUPPORT_EMAIL).toBe(address?.trim() ?? '');
  });

  it.each(['hilfe', 'mailto:hilfe@betreiber.example', 'a@b.example,c@d.example', '<hilfe@betreiber.example>'])(
    'is one e-mail address: %s',
    (address) => {
      expect(() => parseEnvironment({ VITE_SUPPORT_EMAIL: address })).toThrow(/VITE_SUPPORT_EMAIL must be/);
    },
  );
});
