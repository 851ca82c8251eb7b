import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { nextChangingCall } from '../flow/changingCalls';
import { button, heading, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { reading } from './calls';
import { test } from './walk';

const comment = 'Ein Muster wäre auch für unseren Betrieb hilfreich.';
const reply = 'Schreiben Sie mir, ich habe eines.';

test('the discussion, from the posts of everybody to a reported comment', async ({ arrive }) => {
  const person = await arrive(href('allPosts'));
  const { page, hand, t } = person;
  const posts = page.getByRole('main').getByRole('list', { name: t('discussion:feed.label'), exact: true });
  const comments = page.getByRole('list', { name: t('discussion:thread.list'), exact: true });
  const drawer = page.getByRole('dialog');
  const written = (text: string) => comments.getByText(text, { exact: true });

  await station('POS-01 the posts of everybody, and those of a category', person, [], async () => {
    await expect(posts.getByRole('article')).toHaveCount(21);
    await hand.press(button(page, t('discussion:filter.open')));
    const filtered = reading(page, '/post/published/filter');
    const chips = drawer.getByRole('group', { name: t('discussion:filter.open') }).getByRole('button');
    await hand.press(chips.first());
    await filtered;
    await hand.press(drawer.getByRole('button', { name: t('discussion:filter.done'), exact: true }));
    await expect(drawer).toBeHidden();
    await expect(posts.getByRole('article')).not.toHaveCount(21);
    expect(new URL(page.url()).searchParams.getAll('category')).toHaveLength(1);
  });
  await station('POS-06 one post and a comment on it', person, ['POST /post/:id/comment'], async () => {
    const title = await posts.getByRole('heading').first().innerText();
    await hand.press(posts.getByRole('link', { name: title, exact: true }));
    await expect(heading(page, title)).toBeVisible();
    await hand.write(page.getByRole('textbox', { name: t('discussion:thread.label'), exact: true }), comment);
    const sent = nextChangingCall(page);
    await hand.press(button(page, t('discussion:thread.send')));
    await sent;
    await expect(written(comment)).toBeVisible();
    await reload(person);
    await expect(written(comment)).toBeVisible();
  });
  await station('POS-07 a reply', person, ['POST /post/comment/:id/comment'], async () => {
    await hand.press(page.getByText(t('discussion:reply.open'), { exact: true }).last());
    const field = page.locator(`textarea[id^="field-write-reply"]`);
    await hand.write(field, reply);
    const sent = nextChangingCall(page);
    await hand.press(button(page, t('discussion:reply.send')));
    await sent;
    await expect(written(reply)).toBeVisible();
  });
});

test('somebody else’s comment is reported', async ({ arrive }) => {
  const person = await arrive(href('post', { postId: seeded.post }));
  const { page, hand, t } = person;
  const comments = page.getByRole('list', { name: t('discussion:thread.list'), exact: true });
  const drawer = page.getByRole('dialog');

  await station('POS-08 reported and hidden', person, ['POST /comment/:id/report'], async () => {
    await hand.press(comments.getByRole('button', { name: new RegExp(`^${t('discussion:report.menu')}`) }).first());
    const reasons = reading(page, '/comment/report/types');
    await hand.press(page.getByRole('menuitem', { name: t('discussion:report.open'), exact: true }));
    await reasons;
    await hand.press(drawer.getByRole('radio').last());
    await hand.press(drawer.getByRole('button', { name: t('discussion:report.submit'), exact: true }));
    await expect(drawer.getByRole('group', { name: t('editing:form.check') })).toBeVisible();
    const words = drawer.getByRole('textbox', { name: t('discussion:report.reasonNeeded'), exact: true });
    await hand.write(words, 'Das ist Werbung.');
    const sent = nextChangingCall(page);
    await hand.press(drawer.getByRole('button', { name: t('discussion:report.submit'), exact: true }));
    await sent;
    await expect(comments.getByText(t('discussion:report.done'), { exact: true })).toBeVisible();
    await reload(person);
    await expect(comments.getByText(t('discussion:report.done'), { exact: true })).toBeVisible();
  });
});
