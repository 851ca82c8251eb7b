import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { chooseInMenu, dismissUndo, expectRefused } from './menus';
import { picturesOf } from './pictures';
import { test, type Walker } from './walk';

const connectionGroups = [
  'passion',
  'solution',
  'fascination',
  'belief',
  'professional_interest',
  'belonging',
] as const;
const storyGroups = ['started', 'overcome', 'successes', 'learned'] as const;

/** A profile's connections or stories, which are written, shown and named alike. */
function entriesOf({ page, hand, t }: Walker, kind: 'connections' | 'stories') {
  const section = page.getByRole('region', { name: t(`profiles:${kind}.title`), exact: true });
  const field = section.getByRole('textbox', { name: t('profileParts:text.label') });
  return {
    section,
    /** The texts of a group. */
    texts: (group: string) => section.getByRole('list', { name: group, exact: true }).getByRole('paragraph'),
    /** The one that is marked as the main one. */
    main: section.getByRole('listitem').filter({ hasText: t(`profiles:${kind}.main`) }),
    /** One button for each group without an answer, by its name and with its question. */
    expectPrompts: async (groups: readonly (typeof connectionGroups | typeof storyGroups)[number][]) => {
      await expect(section.getByRole('button')).toHaveText(
        groups.map((group) => t(`profileParts:group.${group}.name`)),
      );
      for (const [index, group] of groups.entries()) {
        await expect(section.getByRole('button').nth(index)).toHaveAccessibleDescription(
          t(`profileParts:group.${group}.prompt`),
        );
      }
    },
    menuOf: (text: string) => t('editing:sortable.menu', { name: text }),
    /** Adds a text to a group; returns what was sent. */
    add: async (opener: string, text: string): Promise<unknown> => {
      await hand.press(button(page, opener));
      await hand.write(field, text);
      const call = page.waitForRequest((request) => request.method() === 'POST');
      await hand.press(section.getByRole('button', { name: t('editing:chips.add'), exact: true }).last());
      return (await call).postDataJSON();
    },
    rewrite: async (text: string) => {
      await field.fill(text);
      await hand.press(section.getByRole('button', { name: t('common:action.save'), exact: true }));
    },
  };
}

test('personal connections of a draft', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { t } = person;
  const { expectPrompts, texts, main, menuOf, add, rewrite } = entriesOf(person, 'connections');
  const group = t('profileParts:group.professional_interest.name');
  const [first, changed, second] = ['Speicher für alle.', 'Speicher für jedes Haus.', 'Netze, die mitdenken.'];
  const path = '/competenceprofile/:id/personalconnection';

  await station('STO-01 six groups, each with its question', person, [], async () => {
    await expectPrompts(connectionGroups);
  });
  await station('STO-01 two in one group', person, [`POST ${path}`, `POST ${path}`], async () => {
    const sent = await add(t('profileParts:answerTo', { group }), first);
    expect(sent).toEqual({ type: 'professional_interest', question: first });
    await expect(texts(group)).toHaveText([first]);
    await add(t('profileParts:addTo', { group }), second);
    await expect(texts(group)).toHaveText([first, second]);
  });
  await station('STO-01 change', person, [`PATCH ${path}/:id`], async () => {
    await chooseInMenu(person, menuOf(first), t('profileParts:change'));
    await rewrite(changed);
    await expect(texts(group)).toHaveText([changed, second]);
    await reload(person);
    await expect(texts(group)).toHaveText([changed, second]);
  });
  await station('STO-02 main', person, [`PATCH ${path}/:id/main`], async () => {
    await chooseInMenu(person, menuOf(second), t('profileParts:connections.makeMain'));
    await expect(main).toContainText(second);
    await expectRefused(
      person,
      menuOf(second),
      t('profileParts:connections.makeMain'),
      t('profileParts:connections.isMain'),
    );
    await reload(person);
    await expect(main).toContainText(second);
    await expect(main).toHaveCount(1);
  });
  const images = picturesOf(person, t('profileParts:connections.images', { text: second }), {
    menu: menuOf(second),
  });
  await station('STO-02 image, a part of it uploaded', person, [`POST ${path}/:id/image-upload-attach`], async () => {
    await images.upload('add', ['Netzkarte'], { cropped: true });
    await expect.poll(() => images.sizeOf('Netzkarte')).toBe('400 × 300');
  });
  const swapped = [`POST ${path}/:id/image-detach`, `POST ${path}/:id/image-attach`];
  await station('STO-02 image, taken away and taken from the library', person, swapped, async () => {
    await images.takeAway('Netzkarte');
    await images.takeFromLibrary('add', 'Dach im Abendlicht');
    await reload(person);
    await expect(images.opener('Dach im Abendlicht')).toBeVisible();
    await expect(images.opener('Netzkarte')).toBeHidden();
  });
  await station('STO-01 delete', person, [`DELETE ${path}/:id`], async () => {
    await chooseInMenu(person, menuOf(second), t('common:action.delete'));
    await dismissUndo(person);
    await expect(texts(group)).toHaveText([changed]);
    await reload(person);
    await expect(texts(group)).toHaveText([changed]);
  });
});

test('stories of a draft', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const { expectPrompts, texts, main, menuOf, add, rewrite } = entriesOf(person, 'stories');
  const group = t('profileParts:group.successes.name');
  const [first, changed, second] = ['Die erste Anlage.', 'Die hundertste Anlage.', 'Ein Preis für das Team.'];
  const path = '/competenceprofile/:id/competencestory';

  await station('STO-03 four groups, each with its question', person, [], async () => {
    await expectPrompts(storyGroups);
  });
  await station('STO-03 two in one group', person, [`POST ${path}`, `POST ${path}`], async () => {
    const sent = await add(t('profileParts:answerTo', { group }), first);
    expect(sent).toEqual({ type: 'successes', story_question: first });
    await expect(texts(group)).toHaveText([first]);
    await add(t('profileParts:addTo', { group }), second);
    await expect(texts(group)).toHaveText([first, second]);
  });
  await station('STO-03 change', person, [`PATCH ${path}/:id`], async () => {
    await chooseInMenu(person, menuOf(first), t('profileParts:change'));
    await rewrite(changed);
    await expect(texts(group)).toHaveText([changed, second]);
    await reload(person);
    await expect(texts(group)).toHaveText([changed, second]);
  });
  await station('STO-03 main', person, [`PATCH ${path}/:id/main`], async () => {
    await chooseInMenu(person, menuOf(second), t('profileParts:stories.makeMain'));
    await expect(main).toContainText(second);
    await expectRefused(person, menuOf(second), t('profileParts:stories.makeMain'), t('profileParts:stories.isMain'));
    await reload(person);
    await expect(main).toContainText(second);
    await expect(main).toHaveCount(1);
  });
  const images = picturesOf(person, t('profileParts:stories.images', { text: second }), {
    menu: menuOf(second),
  });
  const upload = `POST ${path}/:id/image-gallery-upload-attach`;
  await station('STO-04 gallery, two uploaded at once', person, [upload, upload], async () => {
    await images.upload('add', ['Urkunde', 'Feier'], { multiple: true });
    await expect.poll(() => images.sizeOf('Feier')).toBe('400 × 300');
  });
  const swapped = [`POST ${path}/:id/image-gallery-detach`, `POST ${path}/:id/image-gallery-attach`];
  await station('STO-04 gallery, taken away and taken from the library', person, swapped, async () => {
    await images.takeAway('Urkunde');
    await images.takeFromLibrary('add', 'Werkstatt');
    await reload(person);
    await expect(images.opener('Feier')).toBeVisible();
    await expect(images.opener('Werkstatt')).toBeVisible();
    await expect(images.opener('Urkunde')).toBeHidden();
  });
  await station('STO-03 delete', person, [`DELETE ${path}/:id`], async () => {
    // From the top of the page: the nav of its sections is shorter than all controls on the way.
    await hand.press(
      page
        .getByRole('navigation', { name: t('profiles:editor.sections') })
        .getByRole('button', { name: t('profiles:stories.title') }),
    );
    await chooseInMenu(person, menuOf(second), t('common:action.delete'));
    await dismissUndo(person);
    await expect(texts(group)).toHaveText([changed]);
    await reload(person);
    await expect(texts(group)).toHaveText([changed]);
  });
});
