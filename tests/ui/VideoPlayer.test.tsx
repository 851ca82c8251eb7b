import { ThemeProvider } from '@mui/material';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { VideoPlayer } from '@/ui/video/VideoPlayer';

beforeAll(async () => {
  await startI18n(['common']);
  await i18next.changeLanguage('de');
});

const youtube = 'https://youtu.be/dQw4w9WgXcQ';

function show(address: string) {
  const view = render(
    <ThemeProvider theme={buildTheme('ltr')}>
      <VideoPlayer address={address} title="Küchen planen" />
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), ...view };
}

async function load(address: string) {
  const view = show(address);
  await view.user.click(await screen.findByRole('button', { name: /Video laden: Küchen planen/ }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Küchen planen/);
  const tell = (data: unknown, origin: string, source: MessageEventSource | null = frame.contentWindow) =>
    act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { ...view, frame, tell };
}

describe('a film (CLS-12)', () => {
  it('is not asked for before a press, and the place says who will be asked', async () => {
    const { container } = show(youtube);
    const poster = await screen.findByRole('button', { name: /Küchen planen/ });
    expect(poster).toHaveTextContent('YouTube');
    expect(container.querySelectorAll('iframe, img, script')).toHaveLength(0);
    expect(screen.getByRole('link', { name: /Auf YouTube ansehen/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
  });

  it('comes in a frame that may little, and takes the focus of the button', async () => {
    const { frame } = await load(youtube);
    expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?enablejsapi=1&origin=/);
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame).toHaveFocus();
  });

  it.each([
    [2, 'findet unter dieser Adresse kein Video'],
    [5, 'lässt sich hier nicht abspielen'],
    [100, 'nicht gefunden'],
    [150, 'nur auf YouTube selbst'],
  ])('says why YouTube does not play it: %i', async (info, words) => {
    const { tell } = await load(youtube);
    await tell(JSON.stringify({ event: 'onError', info }), 'https://www.youtube-nocookie.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('says why Vimeo does not play it', async () => {
    const { frame, tell } = await load('https://vimeo.com/76979871');
    expect(frame.src).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    await tell({ event: 'error', data: { name: 'PrivacyError', method: 'ready' } }, 'https://player.vimeo.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Vimeo nicht gefunden');
  });

  it('hears nobody else', async () => {
    const { tell } = await load(youtube);
    const message = JSON.stringify({ event: 'onError', info: 2 });
    await tell(message, 'https://evil.example');
    await tell(message, 'https://www.youtube-nocookie.com', window);
    await tell(message, 'https://www.youtube-nocookie.com', null);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is a link at most where the platform is another one', () => {
    const { container, rerender } = show('https://example.com/film');
    expect(screen.getByRole('link', { name: /example\.com/ })).toBeVisible();
    rerender(<VideoPlayer address="javascript:alert(1)" title="x" />);
    expect(container.querySelectorAll('a, iframe, button')).toHaveLength(0);
    rerender(<VideoPlayer address="" title="x" />);
    expect(container).toBeEmptyDOMElement();
  });
});
