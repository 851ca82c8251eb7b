import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, station } from '../flow/station';
import { seeded } from '../screenTable';
import { openSection } from './claimEditor';
import { test } from './walk';

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';
test.use({ foreignOrigins: [youtube, vimeo] });

/** Stands in for a player that answers everything with one message. */
async function playerAnswers(page: Page, origin: string, message: object): Promise<void> {
  const body = `<!doctype html><script>addEventListener('message', ({ origin }) => {
    parent.postMessage(JSON.stringify(${JSON.stringify(message)}), origin);
  })</script>`;
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** Addresses as people paste them, what their player says, and what is shown of it. */
const films = [
  { address: 'https://youtu.be/aaaaaaaaaaa', origin: youtube, error: 'invalid', code: 2 },
  { address: 'https://m.youtube.com/watch?v=bbbbbbbbbbb', origin: youtube, error: 'notPlayable', code: 5 },
  { address: 'https://www.youtube.com/watch?v=ccccccccccc', origin: youtube, error: 'notFound', code: 100 },
  { address: 'https://vimeo.com/76979871', origin: vimeo, error: 'notEmbeddable', code: 'EmbedError' },
] as const;

test('films of a short answer', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.publicClaim }));
  const { page, hand, t } = person;
  const section = await openSection(person, 'shortAnswer');
  const field = section.getByRole('textbox', { name: new RegExp(`^${t('claims:shortAnswer.video')}`) });
  const title = 'Wie groß sollte ein Batteriespeicher für ein Einfamilienhaus sein?';
  const poster = section.getByRole('button', { name: t('publicClaim:player.play', { title }) });

  await station('CLS-12 another platform is refused', person, [], async () => {
    for (const address of ['https://films.example/watch?v=aaaaaaaaaaa', 'https://vimeo.com/about', 'youtube']) {
      await field.fill(address);
      await expect(poster).toHaveCount(0);
      await hand.press(button(page, t('editing:update.some', { count: 1 })).first());
      await expect(section.getByText(t('editing:validation.videoPlatform'), { exact: true })).toBeVisible();
    }
  });
  for (const { address, origin, error, code } of films) {
    await station(`CLS-12 the player says: ${error}`, person, [], async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(origin)) asked.push(request.url());
      });
      const message = origin === vimeo ? { event: 'error', data: { name: code } } : { event: 'onError', info: code };
      await playerAnswers(page, origin, message);
      await field.fill(address);
      await expect(poster).toBeVisible();
      await expect(section.getByText(t('editing:validation.videoPlatform'), { exact: true })).toHaveCount(0);
      expect(asked).toEqual([]);
      await hand.press(poster);
      const platform = origin === vimeo ? 'Vimeo' : 'YouTube';
      const words = t(`publicClaim:player.error.${error}`, { platform });
      await expect(section.getByRole('alert').filter({ hasText: words })).toBeVisible();
      expect(asked).toHaveLength(1);
      await page.unrouteAll();
    });
  }
});
