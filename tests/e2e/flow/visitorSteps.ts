import type { Language } from '../../architecture/texts';
import { expect } from '../fixtures';
import { appOrigin } from '../addresses';
import { button, confirmButton, heading, link, reload, station, type Person } from './station';
import { invitee, type Story } from './story';

const fullName = `${invitee.firstname} ${invitee.lastname}`;

/** Opens the invitation, leaves out what cannot be confirmed, and registers on the way. Answers the number of points. */
export async function confirmInvitation(
  person: Person,
  address: string,
  owner: { firstname: string; lastname: string },
  language: Language,
  story: Story,
): Promise<number> {
  const { page, hand, t } = person;
  const chips = page.getByRole('group', { name: t('verification:competences') }).getByRole('checkbox');
  const fan = page.getByRole('switch', { name: t('verification:relation.is_fan', { name: owner.firstname }) });
  const confirm = (count: number) => confirmButton(page, t('verification:confirm', { count }));
  const asked = heading(page, t('verification:ask', { name: `${owner.firstname} ${owner.lastname}` }));
  const expectChoices = async () => {
    await expect(asked).toBeVisible();
    await expect(chips.first()).not.toBeChecked();
    for (const chip of (await chips.all()).slice(1)) await expect(chip).toBeChecked();
    await expect(fan).not.toBeChecked();
  };
  let points = 0;

  await station('verification, choices', person, [], async () => {
    expect(new URL(address).origin).toBe(appOrigin);
    await page.goto(address);
    hand.arrived();
    if (language !== 'de') await hand.press(button(page, t('common:language.en')));
    await expect(asked).toBeVisible();
    const all = (await chips.count()) + 3;
    points = all - 2;
    await expect(confirmButton(page, t('verification:confirmAll', { count: all }))).toBeVisible();
    for (const chip of await chips.all()) await expect(chip).toBeChecked();
    const names = [story.subject, ...story.competences.map(([, name]) => name)];
    await expect(chips).toHaveCount(names.length);
    for (const [place, name] of names.entries()) await expect(chips.nth(place)).toHaveAccessibleName(name);
    await hand.press(chips.first());
    await hand.press(fan);
    await expect(confirm(points)).toBeVisible();
    await reload(person);
    await expectChoices();
  });
  await station('verification, sign-in asked', person, [], async () => {
    await hand.press(confirm(points));
    await expect(page.getByText(t('verification:signIn.fraud'))).toBeVisible();
    await expect(link(page, t('verification:signIn.login'))).toBeVisible();
  });
  await station('registration', person, ['POST /register', 'POST /login'], async () => {
    await hand.press(link(page, t('verification:signIn.register')));
    await expect(heading(page, t('auth:register.title'))).toBeVisible();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    // The name comes from the invitation.
    await expect(field(t('auth:field.firstname'))).toHaveValue(invitee.firstname);
    await expect(field(t('auth:field.lastname'))).toHaveValue(invitee.lastname);
    await hand.choose(page.getByRole('radio', { name: t('auth:gender.female'), exact: true }));
    await hand.write(field(t('auth:field.email')), invitee.email);
    await hand.press(button(page, t('common:action.next')));
    await expect(heading(page, t('auth:register.password'))).toBeVisible();
    await hand.write(field(t('auth:field.password')), invitee.password);
    await hand.write(field(t('auth:field.passwordAgain')), invitee.password);
    await hand.press(page.getByRole('checkbox', { name: t('auth:captcha.confirm') }));
    await hand.press(button(page, t('auth:register.submit')));
    await expect(page).toHaveURL(address);
    await expectChoices();
    await expect(page.getByText(t('verification:oneTapLeft'))).toBeVisible();
    await expect(page.getByText(t('verification:confirmAs', { name: fullName }))).toBeVisible();
    await reload(person);
    await expectChoices();
  });
  await station('verification, thanks', person, ['PATCH /endorsement/invitation/public/:id'], async () => {
    await hand.press(confirm(points));
    const thanks = heading(page, t('verification:done.titleNamed', { visitor: fullName }));
    await expect(thanks).toBeVisible();
    // Both relations stand in one line.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(points - 2);
    const relations = [t('verification:short.personal_connection'), t('verification:short.usual_channel')];
    await expect(
      page.getByText(t('verification:done.relations', { points: relations.join(' · ') }), { exact: true }),
    ).toBeVisible();
  });
  await station('verification, already confirmed', person, [], async () => {
    await reload(person);
    await expect(heading(page, t('verification:accepted.title'))).toBeVisible();
  });
  return points;
}
