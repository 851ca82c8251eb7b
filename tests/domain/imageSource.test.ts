import { describe, expect, it } from 'vitest';
import { imageSource } from '@/domain/webAddress';

describe('the address of a picture', () => {
  it.each([
    'https://media.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    '/storage/a.jpg',
    'blob:https://app.example/1',
    'data:image/png;base64,AA==',
  ])('may be %s', (address) => {
    expect(imageSource(` ${address} `)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'data:application/javascript,x',
    'file:///etc/passwd',
    'ftp://media.example/a.jpg',
    '//media.example/a.jpg',
    '/\\media.example/a.jpg',
    'https://user:secret@media.example/a.jpg',
    '17',
    '',
    null,
    undefined,
  ])('is never %s', (address) => {
    expect(imageSource(address)).toBeUndefined();
  });
});
