import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { networkImport } from '@/api/endpoints/networkImport';
import { users } from '@/api/endpoints/users';
import { config } from '@/platform/config';
import { german } from '../e2e/openStates';
import { fill, recordBodies, recordCalls } from './authForms';
import { educationNamed, entry, experienceNamed, openImport } from './importWorld';
import { loseAnswer, perhapsSaved, reconnect } from './loseAnswer';
import { accountOf, fail, profileOf } from './profileWorld';

const address = 'https://www.linkedin.com/in/anna-bergmann-energie';
const configure = (importUrl: string) => Object.assign(config, { importUrl });

beforeEach(() => void configure('https://import.example/external-import'));
afterEach(() => void configure(''));

const label = 'Adresse Ihres LinkedIn-Profils';
const isDone = (text: string) => screen.findByRole('heading', { name: text });

async function readProfile(query = '', language: 'de' | 'en' = 'de') {
  const view = await openImport(query, language);
  const [field, button] =
    language === 'de' ? [label, 'Profil lesen'] : ['Address of your LinkedIn profile', 'Read profile'];
  await fill(view.user, { [field]: address });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
}

describe('the own profile in the network (IMP-01)', () => {
  it('is read without the bearer, reviewed, and imported in one call', async () => {
    const bearers: (string | null)[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (new URL(request.url).origin === 'https://import.example') bearers.push(request.headers.get('Authorization'));
    });
    const { user } = await readProfile('', 'en');
    expect(await (await entry('Werkstudium Netzplanung')).findByText(/Elbtal Netze · Dresden/)).toBeVisible();
    expect(bearers).toEqual([null]);
    const bodies = recordBodies('/linkedin-import');
    await user.dblClick(await screen.findByRole('button', { name: /^Import \d+ entr/ }));
    await isDone('Import is ready!');
    expect(bodies).toHaveLength(1);
    expect(experienceNamed('Werkstudium Netzplanung')).toHaveLength(1);
  });

  it('is connected with the profile that is named', async () => {
    const profile = profileOf('paused');
    const { user } = await readProfile(`?profile=${profile.id}`);
    await user.click(await screen.findByRole('button', { name: /^\d+ Einträge übernehmen/ }));
    await isDone('Der Import ist fertig');
    expect(profile.experience_ids).toContain(experienceNamed('Werkstudium Netzplanung')[0]?.id);
    expect(profile.education_ids).toContain(educationNamed('Zertifikat Projektmanagement')[0]?.id);
  });

  it('is imported once where the response was lost (D-66)', async () => {
    const { user } = await readProfile();
    loseAnswer(networkImport.importProfile, { offline: true });
    const bodies = recordBodies('/linkedin-import');
    await user.click(await screen.findByRole('button', { name: /^\d+ Einträge übernehmen/ }));
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await user.click(await screen.findByRole('button', { name: /^\d+ Einträge (?:übernehmen|noch)/ }));
    await isDone('Der Import ist fertig');
    expect(bodies).toHaveLength(1);
    expect(experienceNamed('Werkstudium Netzplanung')).toHaveLength(1);
  });

  it('has to be the own one, and of the network (IMP-02)', async () => {
    const { user } = await openImport();
    const calls = recordCalls();
    await fill(user, { [label]: 'https://network.example/in/anna' });
    await user.click(await screen.findByRole('button', { name: 'Profil lesen' }));
    expect(await screen.findByText('Diese Adresse passt nicht zu Ihrem Profil.')).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    setScenario(mocks, { thirdParties: 'declined' });
    await user.clear(await screen.findByLabelText(label));
    await fill(user, { [label]: address });
    await user.click(await screen.findByRole('button', { name: 'Profil lesen' }));
    const field = await screen.findByLabelText(label);
    expect(await screen.findByText('Diese Adresse passt nicht zu Ihrem Profil.')).toBeVisible();
    expect(field).toHaveValue(address);
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('warns where the service names somebody else (IMP-02)', async () => {
    const { user } = await openImport();
    await fill(user, { [label]: 'https://www.linkedin.com/in/petra-krause' });
    await user.click(await screen.findByRole('button', { name: 'Profil lesen' }));
    expect(await screen.findByText(/^Das Profil gehört zu „Petra Krause“/)).toBeVisible();
  });

  it('that cannot be read leaves what was typed', async () => {
    setScenario(mocks, { thirdParties: 'blocked' });
    await readProfile();
    expect(await screen.findByText(/^Das LinkedIn-Profil lässt sich gerade nicht lesen\./)).toBeVisible();
    expect(await screen.findByLabelText(label)).toHaveValue(address);
  });

  it('is not asked for where no address of the service is configured, and the page says so (D-31)', async () => {
    configure('');
    await openImport();
    expect(await screen.findByText(german('imports:introFile'))).toBeVisible();
    expect(await screen.findByText(german('imports:address.connected'))).toBeVisible();
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('heading', { name: german('imports:address.title') })).toBeNull();
  });

  it('is connected with the account, once, also where the response was lost (IMP-04)', async () => {
    configure('');
    accountOf('expert').linkedin_url = null;
    const { user } = await openImport();
    expect(await screen.findByText(german('imports:address.notConnected'))).toBeVisible();
    const bodies = recordBodies('/users/social-details');
    await fill(user, { [label]: address });
    loseAnswer(users.updateSocialDetails);
    await user.dblClick(await screen.findByRole('button', { name: 'Profil verbinden' }));
    expect(await screen.findByText(german('imports:address.connected'))).toBeVisible();
    expect(bodies).toEqual([{ profile_url: address }]);
    expect(accountOf('expert').linkedin_url).toBe(address);
  });
});

describe('posts of the network (IMP-03)', () => {
  const action = () => screen.findByRole('button', { name: 'Beiträge übernehmen' });
  const imported = () =>
    mocks.world.table('posts').where((row) => row.account_id === accountOf('expert').id && row.imported);

  it('arrive as drafts, once, and lead to the own posts', async () => {
    const before = imported().length;
    const { user } = await openImport();
    const calls = recordCalls();
    await user.dblClick(await action());
    expect(await screen.findByText('3 Beiträge liegen jetzt als Entwürfe bereit.', { exact: false })).toBeVisible();
    expect(imported()).toHaveLength(before + 3);
    expect(calls.filter((call) => call.includes('activities'))).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Zu meinen Beiträgen' })).toHaveAttribute('href', '/posts/my-posts');
    await user.click(await action());
    expect(await screen.findByText('Es gibt keine neuen Beiträge.', { exact: false })).toBeVisible();
  });

  it('are found where the response was lost', async () => {
    const { user } = await openImport();
    loseAnswer(networkImport.importPosts);
    await user.click(await action());
    expect(await screen.findByText(/^3 Beiträge liegen jetzt/)).toBeVisible();
  });

  it('say why they could not be brought', async () => {
    const { user } = await openImport();
    fail(networkImport.importPosts);
    await user.click(await action());
    const card = within((await screen.findByRole('heading', { name: 'Beiträge aus LinkedIn' })).closest('section')!);
    expect(await card.findByRole('alert')).toHaveTextContent('Etwas ist schiefgegangen.');
  });
});
