import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonaKey } from '@mocks/personas';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { render } from '../render';

describe('a page without a menu (NAV-03)', () => {
  it.each<[path: string, as: PersonaKey | undefined, german: RegExp, english: RegExp]>([
    ['/competence/new-profile', 'new', /^Für welchen Beruf/, /^Which occupation/],
    ['/competence/new-claim', 'expert', /^Welche Frage beantworten/, /^What question will you/],
    ['/checkout?plan=patron', 'expert', /^Bezahlen$/, /^Checkout$/],
    [`/verification/${invitationTokens.pending}`, undefined, /bittet Sie um eine Bestätigung$/, /their skills$/],
    ['/nothing-here', undefined, /^Seite nicht gefunden$/, /^Page not found$/],
  ])('%s names the product, once, and speaks the other language', async (path, as, german, english) => {
    const { user } = await render(path, as ? { as } : {});
    expect(await screen.findByRole('heading', { level: 1, name: german })).toBeVisible();
    expect(screen.getAllByText('Fachprofil')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
  });
});
