import type { Route } from '@playwright/test';
import { networkPosts } from '@mocks/data/networkProfiles';
import { href } from '@/routes/href';
import { captchaOrigin, importAddress, mockServerOrigin } from '../addresses';
import { expect, setScenario } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { test, type Walker } from './walk';

const annasAddress = 'https://www.linkedin.com/in/anna-bergmann-energie';
const miriamsAddress = 'https://www.linkedin.com/in/miriam-vogt';

const addressField = ({ page, t }: Walker) =>
  page.getByRole('textbox', { name: t('imports:address.label'), exact: true });

/** Clears the field, since the page keeps what was refused in it. */
async function writeAddress(person: Walker, address: string): Promise<void> {
  await addressField(person).clear();
  await person.hand.write(addressField(person), address);
}

async function expectNotOwn(person: Walker): Promise<void> {
  await expect(addressField(person)).toHaveAccessibleDescription(new RegExp(person.t('imports:address.notOwn')));
}

test.describe('with a service that reads profiles', () => {
  test.use({ baseURL: captchaOrigin, foreignOrigins: [captchaOrigin, new URL(importAddress).origin] });

  // The mock server stands in for the service: another origin, whose answer is no answer of the API.
  test.beforeEach(async ({ page }) => {
    const read = async (route: Route) => {
      const response = await route.fetch({ url: `${mockServerOrigin}/external-import` });
      await route.fulfill({ response });
    };
    await page.route(importAddress, read);
  });

  test('the own profile of the network', async ({ arrive }) => {
    test.setTimeout(120_000);
    const person = await arrive(href('importCareer', undefined, { profile: seeded.pausedProfile }));
    const { page, hand, t } = person;
    const review = page.getByRole('heading', { name: t('imports:review.title'), exact: true });
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const readProfile = async () => {
      await writeAddress(person, annasAddress);
      const asked = page.waitForRequest(importAddress);
      await hand.press(button(page, t('imports:address.read')));
      expect((await asked).postDataJSON()).toEqual({ profile_url: annasAddress });
      await expect(review).toBeVisible();
    };

    await station('IMP-04 connected', person, [], async () => {
      await expect(page.getByText(t('imports:address.connected'), { exact: true })).toBeVisible();
    });
    await station('IMP-01 read', person, [], async () => {
      await expect(page.getByText(t('imports:address.text'))).toBeVisible();
      await readProfile();
      await expect(entry('Werkstudium Netzplanung').getByText('Elbtal Netze')).toBeVisible();
      await expect(entry('Zertifikat Projektmanagement').getByText(t('imports:state.new'))).toBeVisible();
    });
    const connect = 'PUT /competenceprofile/experience/setconnection/:id/:id';
    const calls = ['POST /linkedin-import', connect, connect, 'POST /competenceprofile/:id/education-attach/:id'];
    await station('IMP-01 imported', person, calls, async () => {
      const choice = (name: string) =>
        page.getByRole('checkbox', { name: t('imports:review.choose', { entry: name }) });
      await hand.press(choice('Planung technische Gebäudeausrüstung'));
      await hand.press(choice('Diplom Elektrotechnik'));
      const sent = page.waitForRequest(/\/linkedin-import$/);
      await hand.press(button(page, t('imports:review.take', { count: 3 })));
      expect((await sent).postDataJSON()).toMatchObject({
        experience: [{ title: 'Projektleitung Energieprojekte' }, { title: 'Werkstudium Netzplanung' }],
        education: [{ degree_name: 'Zertifikat' }],
      });
      await expect(page.getByRole('heading', { name: t('imports:done.title'), exact: true })).toBeVisible();
      await expect(page.getByText(t('imports:done.text', { count: 3 }))).toBeVisible();
    });
    await station('IMP-01 shown in the profile', person, [], async () => {
      await hand.press(link(page, t('imports:done.profile')));
      await expect(page).toHaveURL(new RegExp(`${href('profile', { profileId: seeded.pausedProfile })}$`));
      await reload(person);
      await expect(page.getByRole('listitem', { name: 'Werkstudium Netzplanung' })).toBeVisible();
      await expect(page.getByRole('listitem', { name: 'Zertifikat Projektmanagement' })).toBeVisible();
    });
    await station('IMP-01 what is there already', person, [], async () => {
      await page.goto(href('importCareer'));
      await readProfile();
      const duplicate = t('imports:state.duplicate');
      await expect(entry('Werkstudium Netzplanung').getByText(duplicate)).toBeVisible();
      await expect(entry('Diplom Elektrotechnik').getByText(t('imports:state.new'))).toBeVisible();
      await hand.press(button(page, t('imports:review.discard')));
      await expect(review).toBeHidden();
    });
  });

  test('a profile of somebody else', async ({ arrive }) => {
    const person = await arrive(href('importCareer'), 'limit');
    const { page, hand, t } = person;
    const read = () => hand.press(button(page, t('imports:address.read')));

    await station('IMP-02, IMP-04 no profile of the network', person, [], async () => {
      await expect(page.getByText(t('imports:address.notConnected'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('imports:address.text'))).toBeVisible();
      await writeAddress(person, 'https://network.example.com/in/miriam-vogt');
      await read();
      await expectNotOwn(person);
    });
    await station('IMP-02 refused by the server', person, ['PATCH /users/social-details'], async () => {
      await writeAddress(person, annasAddress);
      await read();
      await expectNotOwn(person);
      await expect(page.getByText(t('imports:address.notConnected'), { exact: true })).toBeVisible();
    });
    await station('IMP-02, IMP-04 refused by the service', person, ['PATCH /users/social-details'], async () => {
      await setScenario({ thirdParties: 'declined' });
      await writeAddress(person, miriamsAddress);
      await read();
      await expectNotOwn(person);
      await expect(addressField(person)).toHaveValue(miriamsAddress);
      // The account was connected before.
      await expect(page.getByText(t('imports:address.connected'), { exact: true })).toBeVisible();
    });
    await station('IMP-01 the service cannot be reached', person, [], async () => {
      await setScenario({ thirdParties: 'blocked' });
      await read();
      await expect(page.getByText(t('imports:address.readFailed'))).toBeVisible();
      await expect(addressField(person)).toHaveValue(miriamsAddress);
    });
  });
});

test('posts of the network, and no service that reads profiles', async ({ arrive }) => {
  const person = await arrive(href('importCareer'), 'limit');
  const { page, hand, t } = person;
  const importPosts = async () => {
    const asked = page.waitForRequest(/\/linkedin-import\/activities\/\d+$/);
    await hand.press(button(page, t('imports:posts.action')));
    expect((await asked).method()).toBe('GET');
  };

  await station('IMP-03 posts arrive as drafts', person, [], async () => {
    await expect(page.getByText(t('imports:posts.text'))).toBeVisible();
    // The list of posts has no screen yet; it is read before and after.
    const isThere = (text: string) => networkPosts.every(({ title }) => text.includes(title));
    const listed = page.waitForResponse(
      async (response) => response.url().endsWith('/post') && isThere(await response.text()),
    );
    await importPosts();
    await expect(page.getByText(t('imports:posts.added', { count: 3 }))).toBeVisible();
    const { data } = (await (await listed).json()) as { data: { title: string; status: string }[] };
    for (const { title } of networkPosts)
      expect(data).toContainEqual(expect.objectContaining({ title, status: 'draft' }));
  });
  await station('IMP-03 once', person, [], async () => {
    await reload(person);
    await importPosts();
    await expect(page.getByText(t('imports:posts.none'))).toBeVisible();
  });
  await station('IMP-04 connected with the account', person, ['PATCH /users/social-details'], async () => {
    await expect(page.getByText(t('imports:introFile'))).toBeVisible();
    await expect(page.getByText(t('imports:address.notConnected'), { exact: true })).toBeVisible();
    await writeAddress(person, miriamsAddress);
    const sent = page.waitForRequest(/\/users\/social-details$/);
    await hand.press(button(page, t('imports:address.connectOnly')));
    expect((await sent).postDataJSON()).toEqual({ profile_url: miriamsAddress });
    await expect(page.getByText(t('imports:address.connected'), { exact: true })).toBeVisible();
    await reload(person);
    await expect(page.getByText(t('imports:address.connected'), { exact: true })).toBeVisible();
    await expect(addressField(person)).toBeHidden();
  });
  await station('IMP-03 my posts', person, [], async () => {
    await importPosts();
    await hand.press(link(page, t('imports:posts.open')));
    await expect(heading(page, t('common:page.myPosts'))).toBeVisible();
  });
});
