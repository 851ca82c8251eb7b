import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { chooseInMenu } from './menus';
import { picturesOf } from './pictures';
import { test } from './walk';

test('a post is written, published and deleted', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('myPosts'));
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const titleField = page.getByRole('textbox', { name: t('ownPosts:editor.title'), exact: true });
  const textField = page.getByRole('textbox', { name: t('ownPosts:editor.text') });
  const list = page.getByRole('list', { name: t('ownPosts:list.label') });
  const title = 'Was ein Wechselrichter kostet';

  await station('POS-01 my posts, drafts and published ones', person, [], async () => {
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await hand.press(main.getByRole('button', { name: new RegExp(`^${t('ownPosts:list.status.published')}`) }));
    await expect(list.getByRole('listitem')).toHaveCount(4);
  });
  await station(
    'POS-02, POS-03 a new post with its title image',
    person,
    ['POST /images', 'POST /post', 'POST /post/:id/images-attach'],
    async () => {
      await hand.press(link(page, t('ownPosts:action.new')));
      await picturesOf(person, t('ownPosts:editor.image')).upload('add', ['keller']);
      await hand.write(titleField, title);
      await hand.write(textField, 'Rechnen Sie mit tausend Euro.');
      await hand.press(button(page, t('ownPosts:editor.saveDraft')));
      await expect(heading(page, t('common:page.editPost'))).toBeVisible();
      await expect(picturesOf(person, t('ownPosts:editor.image')).opener('keller')).toBeVisible();
    },
  );
  await station('POS-02 a draft saves itself', person, ['PATCH /post/:id'], async () => {
    await titleField.press('End');
    await page.keyboard.type(' heute');
    const saved = new RegExp(`^${t('editing:saveState.saved', { time: '' }).trim()}`);
    await expect(main.getByText(saved).first()).toBeVisible();
    await reload(person);
    await expect(titleField).toHaveValue(`${title} heute`);
  });
  await station('POS-04 published in a category of the start page', person, ['POST /post/:id/publish'], async () => {
    await hand.press(button(page, t('ownPosts:action.publish')));
    await expect(dialog.getByRole('region', { name: t('ownPosts:publish.card') })).toContainText(title);
    await hand.press(
      dialog
        .getByRole('group', { name: t('ownPosts:categories.label') })
        .getByRole('button')
        .first(),
    );
    await hand.press(dialog.getByRole('button', { name: t('ownPosts:publish.submit'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(link(page, t('common:action.view'))).toBeVisible();
  });
  await station('POS-04 taken offline', person, ['POST /post/:id/unpublish'], async () => {
    await chooseInMenu(person, t('ownPosts:editor.menu'), t('ownPosts:action.unpublish'));
    await hand.press(dialog.getByRole('button', { name: t('ownPosts:unpublish.confirm'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(main.getByText(t('ownPosts:status.draft'), { exact: true }).first()).toBeVisible();
  });
  await station('POS-05 deleted', person, ['DELETE /post/:id'], async () => {
    await chooseInMenu(person, t('ownPosts:editor.menu'), t('ownPosts:action.delete'));
    await hand.press(dialog.getByRole('button', { name: t('ownPosts:delete.confirm'), exact: true }));
    await expect(heading(page, t('common:page.myPosts'))).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(7);
  });
});

test('the title image of a saved post', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('editPost', { postId: seeded.draftPost }));
  const { t } = person;
  const pictures = picturesOf(person, t('ownPosts:editor.image'));
  const replaced = ['POST /post/:id/images-upload-attach', 'POST /post/:id/images-detach'];

  await station('IMG-02 posts, POS-03 another one takes its place', person, replaced, async () => {
    await pictures.upload('change', ['dach']);
    await expect(pictures.opener('dach')).toBeVisible();
    await reload(person);
    await expect(pictures.opener('dach')).toBeVisible();
  });
  await station('POS-03 taken away', person, ['POST /post/:id/images-detach'], async () => {
    await pictures.takeAway('dach');
    await expect(pictures.opener('dach')).toBeHidden();
  });
});

test('several posts at once', async ({ arrive }) => {
  const person = await arrive(href('myPosts', undefined, { status: 'draft' }));
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  const published = ['POST /post/:id/publish', 'POST /post/:id/publish', 'POST /post/:id/publish'];

  await station('POS-04 several are published, with a result for each', person, published, async () => {
    await hand.press(button(page, t('ownPosts:bulk.start')));
    await hand.press(button(page, t('lists:choose.all')));
    await hand.press(button(page, t('ownPosts:bulk.publish.confirm', { count: 3 })));
    await hand.press(
      dialog
        .getByRole('group', { name: t('ownPosts:categories.label') })
        .getByRole('button')
        .first(),
    );
    await hand.press(dialog.getByRole('button', { name: t('ownPosts:bulk.publish.confirm', { count: 3 }) }));
    await expect(dialog.getByText(t('ownPosts:bulk.publish.progress', { done: 3, count: 3 }))).toBeVisible();
  });
});
