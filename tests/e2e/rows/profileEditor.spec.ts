import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { reading } from './calls';
import { dismissUndo } from './menus';
import { test } from './walk';

test('one profile', async ({ arrive, responses, language }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.profile }));
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const fact = (label: string) => main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

  await station('PRO-09, PRO-20 what it shows', person, [], async () => {
    const profile = reading(page, `/competenceprofile/${seeded.profile}`);
    await reload(person);
    await profile;
    const marked = (mark: string) => main.getByRole('listitem').filter({ has: page.getByText(mark, { exact: true }) });
    await expect(marked(t('profiles:experience.main'))).toContainText('Inhaberin und Planerin');
    await expect(marked(t('profiles:connections.main'))).toContainText('Mich begeistert, dass ein Dach');
    await expect(marked(t('profiles:stories.main'))).toContainText('Mit zwölf habe ich das Radio');
    // Where it is another than the interface's, the head says it.
    const name = t('common:language.name.de');
    if (language === 'de') await expect(fact(t('profiles:area.language'))).toContainText(name);
    else await expect(main.getByText(t('common:language.ofProfile', { language: name }))).toBeVisible();
    await expect(fact(t('profiles:area.categories'))).toContainText('Energie und Elektrotechnik');
    // The specification knows a profile's coordinates, and no name of the place.
    if (responses === 'full') await expect(fact(t('profiles:area.location'))).toContainText('Leipzig');
    for (const name of ['Inhaberin und Planerin', 'Ingenieurin Netzplanung', 'Diplom-Ingenieurin Elektrotechnik']) {
      await expect(page.getByRole('listitem', { name, exact: true })).toBeVisible();
    }
    await expect(main.getByText('Ich bin überzeugt, dass Technik nur hilft')).toBeVisible();
    await expect(main.getByText('Als mitten im Winter der Wechselrichter')).toBeVisible();
    await expect(main.getByText('kontakt@bergmann-energieplanung.example')).toBeVisible();
  });
  // First, while the head of the page is whole.
  const pictures = [
    'POST /competenceprofile/:id/image-attach-profile',
    'POST /competenceprofile/:id/image-detach-profile',
  ];
  await station('PRO-17 photo of the library, and none', person, pictures, async () => {
    const change = button(page, t('profiles:picture.change'));
    // Its name goes on with the initials that stand for the picture.
    const add = page.getByRole('button', { name: t('profiles:picture.add') });
    const before = await change.locator('img').getAttribute('src');
    const chooseFromMenu = async (name: string) => {
      await hand.press(change);
      await hand.press(page.getByRole('menuitem', { name, exact: true }));
    };
    await chooseFromMenu(t('images:picture.change'));
    const dialog = page.getByRole('dialog', { name: t('images:picture.label'), exact: true });
    await hand.press(button(page, t('images:source.library')));
    await hand.press(dialog.getByRole('button', { name: 'Werkstatt', exact: true }));
    await hand.press(dialog.getByRole('button', { name: t('images:library.submitPublic', { count: 1 }), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(change.locator('img')).not.toHaveAttribute('src', before ?? '');
    await chooseFromMenu(t('images:picture.remove'));
    await dismissUndo(person);
    await expect(add).toBeVisible();
    await expect(button(page, t('editing:undo.dismiss'))).toBeHidden();
    await reload(person);
    await expect(add).toBeVisible();
  });
  await station('PRO-07 title', person, ['POST /competenceprofile/:id/add-title'], async () => {
    await hand.press(button(page, t('profiles:title.edit')));
    const master = page.getByRole('radio', { name: t('editing:profileTitle.female.master'), exact: true });
    for (const title of ['junior', 'specialist', 'expert', 'senior_expert'] as const) {
      await expect(
        page.getByRole('radio', { name: t(`editing:profileTitle.female.${title}`), exact: true }),
      ).toBeVisible();
    }
    await hand.choose(master);
    await expect(main.getByText(t('editing:update.waits'))).toBeVisible();
    await hand.press(button(page, t('editing:update.some', { count: 1 })).first());
    await expect(page.getByText(t('profiles:editor.updated')).first()).toBeVisible();
    await reload(person);
    await expect(fact(t('profiles:title.title'))).toContainText(t('editing:profileTitle.female.master'));
  });
});

test('how to reach an expert', async ({ arrive }) => {
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const field = (name: 'phone' | 'email' | 'website') =>
    page.getByRole('textbox', { name: t(`profileParts:contact.${name}`) });
  const submit = (name: string) => hand.press(page.locator('form').getByRole('button', { name, exact: true }).last());
  const entries = page.getByRole('list', { name: t('profileParts:contact.list') }).getByRole('listitem');
  const chooseFromMenu = async (contact: string, name: string) => {
    await hand.press(button(page, t('editing:sortable.menu', { name: contact })));
    await hand.press(page.getByRole('menuitem', { name, exact: true }));
  };
  const phone = '+49 341 990000';

  const added = ['POST /competenceprofile/:id/contact', 'POST /competenceprofile/:id/contact'];
  await station('PRO-18 several ways', person, added, async () => {
    await hand.press(button(page, t('profileParts:contact.add')));
    await submit(t('profileParts:add'));
    await expect(page.getByText(t('editing:validation.contactEmpty')).first()).toBeVisible();
    await hand.write(field('phone'), phone);
    await submit(t('profileParts:add'));
    await expect(entries).toHaveCount(1);
    await hand.press(button(page, t('profileParts:contact.add')));
    await hand.write(field('email'), 'zwei@bergmann.example');
    await submit(t('profileParts:add'));
    await expect(entries).toHaveCount(2);
    await reload(person);
    await expect(entries).toHaveCount(2);
  });
  await station('PRO-18 changed', person, ['PATCH /competenceprofile/:id/contact/:id'], async () => {
    await chooseFromMenu(phone, t('profileParts:change'));
    await hand.write(field('website'), 'https://bergmann.example');
    await submit(t('common:action.save'));
    await expect(entries.getByRole('link', { name: /bergmann\.example/ })).toBeVisible();
  });
  await station('PRO-18 deleted', person, ['DELETE /competenceprofile/:id/contact/:id'], async () => {
    await chooseFromMenu('zwei@bergmann.example', t('common:action.delete'));
    await dismissUndo(person);
    await expect(entries).toHaveCount(1);
    await expect(button(page, t('editing:undo.dismiss'))).toBeHidden();
    await reload(person);
    await expect(entries).toHaveText([new RegExp(`\\${phone}`)]);
    await expect(entries.getByRole('link', { name: /bergmann\.example/ })).toBeVisible();
  });
});
