import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { href } from '@/routes/href';
import { render } from '../render';
import { profileOf } from './profileWorld';

/** Languages of the control and of its label, which is in that of the page whatever is written. */
function languagesOf(control: HTMLElement): (string | null | undefined)[] {
  const label = document.querySelector(`label[for="${control.id}"]`);
  return [control, label?.closest('[lang]')].map((element) => element?.getAttribute('lang'));
}

const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('what is written in a field is in the language of its profile (WCAG 3.1.2)', () => {
  it('in the editor of a German profile in an English session', async () => {
    const profileId = String(profileOf('priority').id);
    const { user } = await render(href('profile', { profileId }), { as: 'expert', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Add work experience' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(languagesOf(await drawer.findByLabelText('Position'))).toEqual(['de', 'en']);
  });

  it('in the editor of a claim', async () => {
    const { id } = mocks.world.table('claims').find(({ short_answer_text }) => short_answer_text !== '') ?? { id: 0 };
    await render(href('claim', { claimId: String(id) }, { section: 'shortAnswer' }), { as: 'expert', language: 'en' });
    expect(languagesOf(await textbox(/^Headline/))).toEqual(['de', 'en']);
  });

  it('in the editor of a post, its rich text too', async () => {
    await render(href('newPost'), { as: 'expert', language: 'en' });
    expect(languagesOf(await textbox('Title'))).toEqual(['de', 'en']);
    expect(await textbox('Text')).toHaveAttribute('lang', 'de');
  });

  it('and in none that is known to nobody, such as a comment', async () => {
    await render(href('post', { postId: '1601' }), { as: 'expert', language: 'en' });
    expect((await screen.findAllByRole('textbox'))[0]).not.toHaveAttribute('lang');
  });
});
