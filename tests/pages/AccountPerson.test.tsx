import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { serializeAccount } from '@mocks/serializers/account';
import { users } from '@/api/endpoints/users';
import { render, type RenderOptions } from '../render';
import { recordBodies } from './authForms';
import { loseAnswer } from './loseAnswer';

/* What the account says about the person, and how it is changed (ACC-01 to ACC-03, D-83). */

const account = () => mocks.world.table('accounts').where(({ email }) => email === personas.expert.email)[0]!;
const names = { firstname: 'Anna', lastname: 'Bergmann' };

async function open(section: string, options: RenderOptions = { as: 'expert' }) {
  const view = await render(`/user?section=${section}`, options);
  const main = within(await screen.findByRole('main'));
  const edit = async (label: string) => {
    await view.user.click(await main.findByRole('button', { name: `${label} ändern` }));
  };
  const type = async (label: string, text: string) => {
    const field = await main.findByLabelText(label);
    await view.user.clear(field);
    if (text) await view.user.type(field, text);
  };
  const save = () => view.user.click(main.getByRole('button', { name: 'Speichern' }));
  return { ...view, main, edit, type, save };
}

/** Details as the server delivers them, with changes. */
function deliver(change: Record<string, unknown>) {
  mockServer.use(
    mockEndpoint(users.getDetails, () =>
      HttpResponse.json({
        success: true,
        data: { ...serializeAccount(mocks.world, account()), ...change },
        message: '',
      }),
    ),
  );
}

describe('the person', () => {
  it('has the name with title and degree, the place, status and role in words', async () => {
    deliver({ academic_degree: 'MBA', country: 'Deutschland' });
    const { main } = await open('person');
    expect(await main.findByText('Dr.-Ing. Anna Bergmann MBA')).toBeVisible();
    expect(main.getByText('Expertenkonto · Leipzig, Deutschland')).toBeVisible();
    expect(main.getByText('Aktiv')).toBeVisible();
    expect(main.getByText('Fotos gehören zu Ihren Profilen.')).toBeVisible();
  });

  it.each([
    [{ city: '', country: 'Deutschland' }, 'Expertenkonto · Deutschland'],
    [{ city: 'Leipzig', country: '' }, 'Expertenkonto · Leipzig'],
    [{ city: null, country: null, role: null }, null],
  ])('has of its place the part that exists: %j', async (change, line) => {
    deliver(change);
    const { main } = await open('person');
    await main.findByText('Dr.-Ing. Anna Bergmann');
    if (line) expect(main.getByText(line)).toBeVisible();
    else expect(main.queryByText(/Expertenkonto|·/)).not.toBeInTheDocument();
  });

  it('says nothing of what is not delivered', async () => {
    deliver({ status: undefined, profile_picture: undefined });
    const { main } = await open('person');
    await main.findByText('Dr.-Ing. Anna Bergmann');
    expect(main.queryByText(/Aktiv|Pausiert|Fotos/)).not.toBeInTheDocument();
  });

  it('is the first section without an address of one, also at /user/profile', async () => {
    await render('/user/profile', { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Person' })).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Einstellungen des Kontos' }));
    expect(nav.getAllByRole('link')).toHaveLength(9);
  });

  it('cannot be read: says so and reads again', async () => {
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({ success: false }, { status: 500 })));
    const { main, user } = await open('person');
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent('Ihre Kontodaten konnten nicht geladen werden.');
    mockServer.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await main.findByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
  });
});

describe('a change', () => {
  it('of the name sends the name alone, and no mail (D-83)', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main } = await open('person');
    const mails = mocks.mails.length;
    await edit('Name');
    await type('Vorname', 'Anna-Lena');
    await save();
    expect(await main.findByText(/^Gespeichert \d/)).toBeVisible();
    expect(bodies).toEqual([{ ...names, firstname: 'Anna-Lena' }]);
    expect(mocks.mails).toHaveLength(mails);
    expect(account().firstname).toBe('Anna-Lena');
    expect(main.getByRole('button', { name: 'Name ändern' })).toHaveFocus();
  });

  it('of one field of the address sends that and the name; a cleared one is sent as cleared', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main } = await open('person');
    await edit('Anschrift');
    await type('Postleitzahl', 'SW1A 1AA');
    await type('Straße und Hausnummer', '');
    await save();
    await main.findByText(/^Gespeichert/);
    expect(bodies).toEqual([{ ...names, zip: 'SW1A 1AA', address: '' }]);
  });

  it('keeps what another device changed meanwhile, and sends only its own', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main } = await open('person');
    await edit('Anschrift');
    account().city = 'Dresden';
    await type('Postleitzahl', '01067');
    await save();
    await main.findByText(/^Gespeichert/);
    expect(bodies).toEqual([{ ...names, zip: '01067' }]);
    expect(account().city).toBe('Dresden');
  });

  it('of what another device changed too asks which one counts', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main } = await open('person');
    await edit('Telefon');
    account().phone = '+43 1 5550000';
    await type('Telefon', '+41 44 5550000');
    await save();
    expect(await main.findByText('+43 1 5550000')).toBeVisible();
    expect(bodies).toEqual([]);
    await save();
    await main.findByText(/^Gespeichert/);
    expect(bodies).toEqual([{ ...names, phone: '+41 44 5550000' }]);
  });

  it('that changes nothing is not sent', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, save, main } = await open('person');
    await edit('Firma');
    await save();
    await main.findByRole('button', { name: 'Firma ändern' });
    expect(bodies).toEqual([]);
  });

  it('whose response was lost is found saved, and sent once', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main } = await open('person');
    await edit('Firma');
    await type('Firma', 'Bergmann & Söhne');
    loseAnswer(users.updateDetails);
    await save();
    await main.findByText(/^Gespeichert/);
    expect(bodies).toHaveLength(1);
    expect(main.getByText('Bergmann & Söhne')).toBeVisible();
  });

  it('is refused at its fields, in the words of the server', async () => {
    mockServer.use(
      mockEndpoint(users.updateDetails, () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Nein',
            data: { zip: ['Zu Leipzig passt das nicht.'], city: ['Diesen Ort gibt es nicht.'] },
          },
          { status: 422 },
        ),
      ),
    );
    const { edit, type, save, main } = await open('person');
    await edit('Anschrift');
    await type('Postleitzahl', '99999');
    await save();
    await waitFor(() =>
      expect(main.getByLabelText('Postleitzahl')).toHaveAccessibleDescription(/Zu Leipzig passt das nicht\./),
    );
    expect(main.getByLabelText('Ort')).toHaveAccessibleDescription(/Diesen Ort gibt es nicht\./);
    expect(main.getByLabelText('Postleitzahl')).toHaveValue('99999');
  });

  it('needs a name, and a postcode in the form of one', async () => {
    const bodies = recordBodies('/users/details');
    const { edit, type, save, main, user } = await open('person');
    await edit('Name');
    await type('Vorname', '');
    await save();
    await waitFor(() =>
      expect(main.getByLabelText('Vorname')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.'),
    );
    await user.click(main.getByRole('button', { name: 'Abbrechen' }));
    await edit('Anschrift');
    await type('Postleitzahl', '1');
    await save();
    await waitFor(() =>
      expect(main.getByLabelText('Postleitzahl')).toHaveAccessibleDescription(
        'Bitte geben Sie eine gültige Postleitzahl ein.',
      ),
    );
    expect(bodies).toEqual([]);
  });

  it.each(["O'Neill", 'Dr. von der Ünsal-Çelik', 'Ø', 'שרה', '李', '👩‍🔬 Ada', 'x'.repeat(200)])(
    'takes the name %s as it is',
    async (lastname) => {
      const { edit, save, main, user } = await open('person');
      await edit('Name');
      const field = main.getByLabelText('Nachname');
      await user.clear(field);
      await user.click(field);
      await user.paste(lastname);
      await save();
      await main.findByText(/^Gespeichert/);
      expect(account().lastname).toBe(lastname);
    },
  );
});

describe('the country', () => {
  it.each([
    ['de', 'Österreich', 'Österreich'],
    ['en', 'Austria', 'Österreich'],
  ] as const)('is named in the language of the page (%s), and sent as delivered', async (language, label, sent) => {
    const bodies = recordBodies('/users/details');
    const { main, user } = await open('person', { as: 'expert', language });
    const de = language === 'de';
    await user.click(await main.findByRole('button', { name: de ? 'Anschrift ändern' : 'Change Address' }));
    await user.selectOptions(await main.findByLabelText(de ? 'Land' : 'Country'), label);
    await user.click(main.getByRole('button', { name: de ? 'Speichern' : 'Save' }));
    await main.findByText(de ? /^Gespeichert/ : /^Saved/);
    expect(bodies).toEqual([{ ...names, country: sent }]);
  });

  it('that is no longer in the list stays chosen', async () => {
    deliver({ country: 'Jugoslawien' });
    const { edit, main } = await open('person');
    await edit('Anschrift');
    expect(await main.findByLabelText('Land')).toHaveDisplayValue('Jugoslawien');
  });

  it('cannot be chosen while the list is not read: says so and reads again', async () => {
    mockServer.use(mockEndpoint(users.listCountries, () => HttpResponse.json({ success: false }, { status: 500 })));
    const { edit, main, user } = await open('person');
    await edit('Anschrift');
    const alert = await main.findByText('Die Länder konnten nicht geladen werden.');
    expect(alert).toBeVisible();
    mockServer.resetHandlers();
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await main.findByRole('option', { name: 'Österreich' })).toBeInTheDocument();
  });
});

describe('title and degree (ACC-02)', () => {
  it('are saved, and read again with the name', async () => {
    const bodies = recordBodies('/experts/profile-academic-information');
    const { edit, type, save, main } = await open('academic');
    expect(await main.findByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
    await edit('Name mit Titel und Grad');
    await type('Grad nach dem Namen', 'MBA');
    await save();
    await main.findByText(/^Gespeichert/);
    expect(bodies).toEqual([{ academic_title: 'Dr.', academic_title_area: 'Ing.', academic_degree: 'MBA' }]);
    expect(await main.findByText('Dr.-Ing. Anna Bergmann MBA')).toBeVisible();
  });

  it('may be empty', async () => {
    const { main } = await open('academic', { as: 'new' });
    expect(await main.findByText('Jonas Neumann')).toBeVisible();
  });
});
