import { describe, expect, it } from 'vitest';
import { isEmbeddedBrowser } from '@/domain/socialSignIn';
import { fileName, linkedInHref, mailHref, whatsAppHref } from '@/domain/share';
import { publicPage } from '@/domain/webAddress';

const text = 'Guten Tag & hallo\nhttps://a.example/verification/x?y=1#z "ä" 😀';

describe('addresses to share with', () => {
  it('carry subject and text unchanged', () => {
    const mail = new URL(mailHref('Bitte & danke', text));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Bitte & danke');
    expect(mail.searchParams.get('body')).toBe(text);
    const whatsApp = new URL(whatsAppHref(text));
    expect(whatsApp.origin).toBe('https://wa.me');
    expect(whatsApp.searchParams.get('text')).toBe(text);
    const page = 'https://experts.example/41?a=1&b=2';
    expect(new URL(linkedInHref(page)).searchParams.get('url')).toBe(page);
  });

  it('name whom a mail goes to as people write it, and as nothing but an address', () => {
    expect(mailHref('a', 'b', 'hilfe@betreiber.example')).toMatch(/^mailto:hilfe@betreiber\.example\?subject=a&/);
    expect(mailHref('a', 'b', 'a@b.example?cc=c@d.example')).not.toContain('?cc');
  });

  it('do not fail on half a character', () => {
    expect(() => mailHref('\ud83d', 'a\udc00b')).not.toThrow();
  });
});

describe('a public page', () => {
  it('is what was delivered, while it is public', () => {
    expect(publicPage(true, 'https://experts.example/41')).toBe('https://experts.example/41');
    expect(publicPage(false, 'https://experts.example/41')).toBeNull();
  });

  it.each(['', '41', '/experts/41', 'javascript:alert(1)', 'https://a:b@experts.example'])('is never %j', (address) => {
    expect(publicPage(true, address)).toBeNull();
  });
});

describe('fileName', () => {
  it.each([
    ['Anna Größe', 'anna-groesse.svg'],
    ['Wie schütze ich mich?', 'wie-schuetze-ich-mich.svg'],
    [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.svg`],
    ['../../etc/passwd', 'etc-passwd.svg'],
    ['李', 'file.svg'],
  ])('%j becomes %j', (name, file) => {
    expect(fileName(name, 'svg')).toBe(file);
  });
});

describe('isEmbeddedBrowser', () => {
  const embedded = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/465.0]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.0',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LinkedInApp',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ];
  const browsers = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    '',
  ];
  it.each(embedded)('knows a window inside an app: %s', (userAgent) => {
    expect(isEmbeddedBrowser(userAgent)).toBe(true);
  });
  it.each(browsers)('leaves browsers alone: %s', (userAgent) => {
    expect(isEmbeddedBrowser(userAgent)).toBe(false);
  });
});
