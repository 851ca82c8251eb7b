import { ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { createEditor } from '@/ui/richText/createEditor';
import { RichText } from '@/ui/richText/RichText';
import { clean, sanitise } from '@/ui/richText/sanitise';
import { simplifyMarkup } from '@/ui/richText/simplifyMarkup';
import { hostileCases, hostileMarkup, strangersIn } from './hostileMarkup';

const alert = vi.fn();

beforeAll(async () => {
  await startI18n(['common']);
});
beforeEach(() => {
  alert.mockClear();
  window.alert = alert;
});

/** What is shown around the text of a link, and that alone. */
const ofLinks = ['class', 'style', 'target', 'rel'];

it('are at least sixty, each another one', () => {
  const all = Object.values(hostileMarkup).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

describe('markup of others', () => {
  it.each(hostileCases)('%s leaves nothing when it is cleaned, in both steps or in one of them', (_way, html) => {
    const simplified = new DOMParser().parseFromString(simplifyMarkup(html), 'text/html');
    expect(strangersIn(simplified.body)).toEqual([]);
    // Who may be linked to is decided by the first step; the second knows of a safe kind of address.
    expect(strangersIn(clean(html)).filter((stranger) => !stranger.startsWith('A href=https:'))).toEqual([]);
    expect(strangersIn(sanitise(html))).toEqual([]);
  });

  it.each(hostileCases)('%s is shown without what it wants', async (_way, html) => {
    const { container } = render(
      <ThemeProvider theme={buildTheme('ltr')}>
        <RichText html={html} headingLevel={4} />
      </ThemeProvider>,
    );
    expect((await screen.findAllByText('Anfang')).length).toBeGreaterThan(0);
    // A link tells that it opens a tab of its own.
    container.querySelectorAll('a > span').forEach((hint) => hint.remove());
    expect(strangersIn(container, ofLinks)).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
  });

  it.each(hostileCases)('%s is pasted without what it wants', (_way, html) => {
    const host = document.createElement('div');
    document.body.append(host);
    const editor = createEditor(host, '', { onChange: vi.fn(), onBlur: vi.fn(), onLinkKey: vi.fn() });
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    const data = { getData: (type: string) => (type === 'text/html' ? html : '') };
    editor.view.dom.dispatchEvent(Object.assign(paste, { clipboardData: data }));
    const written = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
    expect(paste.defaultPrevented).toBe(true);
    expect(editor.getText()).toContain('Anfang');
    expect(strangersIn(written.body)).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    editor.destroy();
    host.remove();
  });

  it.each(hostileCases)('%s alone is text at most', (_way, html) => {
    const { container } = render(
      <ThemeProvider theme={buildTheme('ltr')}>
        <RichText html={html.slice('<p>Anfang</p>'.length)} />
      </ThemeProvider>,
    );
    expect(container.querySelectorAll('script, img, svg, math, iframe, style, form, input')).toHaveLength(0);
  });
});
