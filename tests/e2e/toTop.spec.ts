import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* The floating way back to the top (NAV-09) is there on long pages, and never over what is read or pressed (ux 2.4). */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const windows = { laptop: { width: 1366, height: 625 }, phone: { width: 390, height: 844 } };
const pages = {
  claims: href('claims'),
  'claim editor': href('claim', { claimId: seeded.publicClaim }),
  'profile editor': href('profile', { profileId: seeded.profile }),
  invitations: href('verifyCompetence'),
};

for (const [device, viewport] of Object.entries(windows)) {
  for (const [name, path] of Object.entries(pages)) {
    test(`the way to the top covers nothing: ${name} on a ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await signIn(page, 'expert');
      await prepare(page, 'de');
      await open(page, path);
      if (device === 'laptop' && name.endsWith('editor')) {
        const preview = text('de', name === 'claim editor' ? 'claims:editor.preview' : 'profiles:preview.action');
        await page.getByRole('group').getByRole('button', { name: preview, exact: true }).click();
      }
      await page.mouse.move(viewport.width / 2, 500);
      for (let step = 0; step < 6; step += 1) {
        await page.mouse.wheel(0, 300);
        expect(await coveredAtOnce(page), `after ${(step + 1) * 300} px`).toEqual([]);
      }
    });
  }
}

/** What lies under the button, looked at in every frame until long after the page has come to rest. */
function coveredAtOnce(page: Page): Promise<string[]> {
  return page.evaluate(
    async (label) => {
      const found = new Set<string>();
      const others = 'main :is(a, button, input, textarea, aside, [role=region][tabindex]), [role=status] *';
      const overlaps = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      const look = () => {
        const button = document.querySelector(`button[aria-label="${label}"]`);
        if (!button?.checkVisibility({ visibilityProperty: true })) return;
        for (const other of document.querySelectorAll(others)) {
          const isSeen = other.checkVisibility({ visibilityProperty: true });
          if (isSeen && overlaps(button.getBoundingClientRect(), other.getBoundingClientRect())) {
            found.add(other.getAttribute('aria-label') ?? other.textContent?.slice(0, 40) ?? other.tagName);
          }
        }
      };
      const end = performance.now() + 400;
      while (performance.now() < end) {
        look();
        await new Promise((drawn) => setTimeout(drawn, 16));
      }
      return [...found];
    },
    text('de', 'common:shell.toTop'),
  );
}
