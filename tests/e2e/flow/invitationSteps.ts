import { expect } from '../fixtures';
import { button, heading, link, reload, station, type Person } from './station';
import { invitee, type Story } from './story';

const fullName = `${invitee.firstname} ${invitee.lastname}`;

/** Invites one person and copies the address to hand on. */
export async function inviteContact(person: Person, story: Story): Promise<string> {
  const { page, hand, t } = person;
  const drawer = page.getByRole('dialog');
  let address = '';
  await station('invitation', person, ['POST /endorsement/invitation'], async () => {
    await hand.press(link(page, t('common:menu.verifications')));
    await expect(heading(page, t('endorsements:title'))).toBeVisible();
    await hand.press(button(page, t('endorsements:create.title')));
    const field = (name: string) => drawer.getByRole('textbox', { name });
    await hand.write(field(t('endorsements:create.firstname')), invitee.firstname);
    await hand.write(field(t('endorsements:create.lastname')), invitee.lastname);
    await hand.write(field(t('endorsements:create.content')), story.message);
    await expect(drawer.getByRole('checkbox', { name: story.profile })).toBeChecked();
    await hand.press(drawer.getByRole('button', { name: t('endorsements:create.submit'), exact: true }));
    await expect(drawer).toHaveAccessibleName(t('endorsements:share.title', { name: fullName }));
  });
  await station('invitation shared', person, [], async () => {
    const copy = t('common:copy.what', { what: t('endorsements:share.address') });
    await hand.press(drawer.getByRole('button', { name: copy, exact: true }));
    await expect(drawer.getByText(t('common:action.copied'))).not.toHaveCount(0);
    address = await page.evaluate(() => navigator.clipboard.readText());
    await hand.press(drawer.getByRole('button', { name: t('common:action.close'), exact: true }));
    await expect(drawer).toBeHidden();
    await reload(person);
    await expect(invitationRow(person)).toContainText(t('endorsements:status.pending'));
  });
  return address;
}

function invitationRow({ page, t }: Person) {
  const list = page.getByRole('list', { name: t('endorsements:list.title') });
  return list.getByRole('listitem').filter({ hasText: fullName });
}

/** The list shows that the contact has confirmed, its details what. */
export async function seeConfirmation(person: Person, points: number): Promise<void> {
  const { hand, page, t } = person;
  await station('invitation checked', person, [], async () => {
    await reload(person);
    await expect(invitationRow(person)).toContainText(t('endorsements:status.checked'));
    await hand.press(button(page, t('endorsements:row.detailsOf', { name: fullName })));
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('listitem')).toHaveCount(points);
    await hand.press(drawer.getByRole('button', { name: t('common:action.close'), exact: true }));
    await expect(drawer).toBeHidden();
    await hand.press(link(page, t('common:menu.profiles')));
    await expect(heading(page, t('lists:profiles.title'))).toBeVisible();
    await expect(page.getByText(t('common:confirmations.count', { count: 1 })).first()).toBeVisible();
  });
}
