import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import { storedSuffixes } from '@/platform/clientStorage';
import { render } from '../render';
import { fill, recordBodies, recordCalls } from './authForms';

const post = '/endorsement/invitation';

async function open(as: PersonaKey = 'expert', language: 'de' | 'en' = 'de') {
  const view = await render('/verify-competence', { as, language });
  if (as === 'expert') await screen.findByRole('list', { name: language === 'de' ? 'Einladungen' : 'Invitations' });
  return view;
}

// Behind an open panel the list is there as well.
const rows = () =>
  within(screen.getByRole('list', { name: 'Einladungen', hidden: true })).getAllByRole('heading', {
    level: 3,
    hidden: true,
  });
const rowNames = () => rows().map(({ textContent }) => textContent);
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });
const tokenOf = (firstname: string) =>
  mocks.world.table('invitations').find((row) => row.firstname === firstname)?.token ?? '';

async function openCreation() {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Jemanden einladen' }));
  const form = await drawer('Jemanden einladen');
  return { ...view, form };
}

describe('one’s own verification links (VER-01)', () => {
  it('stand on this origin, with count and words beside the mark', async () => {
    await open();
    const links = within(await screen.findByRole('region', { name: 'Meine Bestätigungslinks' }));
    const [first] = await links.findAllByRole('link', { name: /personal\/verification/ });
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/personal\/verification\/\d+$/));
    expect(await links.findByText('11 Bestätigungen')).toBeVisible();
  });

  it('can be copied', async () => {
    const { user } = await open();
    const [copy] = await screen.findAllByRole('button', { name: /Bestätigungslink für/ });
    await user.click(copy as HTMLElement);
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^${window.location.origin}/personal/verification/\\d+$`),
    );
  });

  it('fail alone, and can be read again', async () => {
    mockServer.use(mockEndpoint(endorsements.listVerificationPages, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    const links = within(await screen.findByRole('region', { name: 'Meine Bestätigungslinks' }));
    expect(await links.findByRole('alert')).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await links.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await links.findAllByRole('link', { name: /personal\/verification/ })).not.toHaveLength(0);
  });
});

describe('the list of invitations (VER-02)', () => {
  it('has the open ones first, then the expired, then the confirmed, each with its next step', async () => {
    await open();
    expect(rowNames()).toEqual([
      'Petra Lindner',
      'Allgemeine Einladung',
      'Malte Friedrich',
      'Ute Sander',
      'Georg Baumann',
    ]);
    expect(screen.getAllByText('Verfügbar')).toHaveLength(3);
    expect(await screen.findByRole('button', { name: 'Einladung für Petra Lindner teilen' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Malte Friedrich erinnern' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' })).toBeVisible();
  });

  it('counts them and filters', async () => {
    const { user } = await open();
    const counter = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
    expect(['offen', 'laufen in 7 Tagen ab', 'abgelaufen', 'bestätigt'].map(counter)).toEqual(['3', '1', '1', '1']);
    await user.click(await screen.findByRole('button', { name: 'Läuft bald ab' }));
    expect(rowNames()).toEqual(['Malte Friedrich']);
    await user.click(await screen.findByRole('button', { name: 'Bestätigt' }));
    expect(rowNames()).toEqual(['Georg Baumann']);
  });

  it('draws only what can be seen of ten thousand (S5)', async () => {
    const row = (id: number) => ({
      id,
      firstname: 'Gast',
      lastname: String(id),
      accepted: 0,
      expired_at: '2099-01-01',
    });
    const data = Array.from({ length: 10_000 }, (_, id) => row(id + 1));
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({ success: true, data })));
    await open();
    expect(rows().length).toBeLessThan(200);
    expect((await screen.findByText('offen', { selector: 'dt' })).parentElement).toHaveTextContent('10.000');
  });

  it('shows one in detail with what was confirmed (VER-05)', async () => {
    const calls = recordCalls();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    const detail = await drawer('Georg Baumann');
    expect(await within(detail).findByText('Photovoltaikanlagen planen')).toBeVisible();
    expect(await within(detail).findByText('Kennt Sie persönlich')).toBeVisible();
    expect(calls.some((call) => /^GET \/endorsement\/invitation\/\d+$/.test(call))).toBe(true);
  });

  it('deletes after a moment in which it can be taken back', async () => {
    const { user } = await open();
    const deleted = () => mocks.world.table('invitations').find(({ token }) => token === invitationTokens.expired);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Ute Sander' }));
      await user.click(await within(await drawer('Ute Sander')).findByRole('button', { name: 'Einladung löschen' }));
      await waitFor(() => expect(rowNames()).not.toContain('Ute Sander'));
    };
    await remove();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Einladungen' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(rowNames()).toContain('Ute Sander');
    await remove();
    expect(deleted()).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Ohne Rückgängig schließen' }));
    await waitFor(() => expect(deleted()).toBeUndefined());
  });
});

describe('inviting one person (VER-03)', () => {
  it('uses all selected profiles and opens the share sheet', async () => {
    const bodies = recordBodies(post);
    const { user, form } = await openCreation();
    const profiles = await within(form).findAllByRole('checkbox');
    const chosen = profiles.map((box) => (box as HTMLInputElement).checked);
    expect(chosen).toContain(false);
    await user.click(profiles[chosen.indexOf(false)] as HTMLElement);
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByLabelText(/^Nachricht/));
    await user.paste('Hallo Tom');
    await user.dblClick(await within(form).findByRole('button', { name: 'Einladung anlegen' }));

    const sheet = await drawer('Einladung für Tom Fink teilen');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ firstname: 'Tom', lastname: 'Fink', content: 'Hallo Tom' });
    expect(bodies[0]?.['competence_profiles']).toHaveLength(profiles.length);
    const address = `${window.location.origin}/verification/${tokenOf('Tom')}`;
    expect(await within(sheet).findByText(address)).toBeVisible();
    expect(rowNames()[0]).toBe('Tom Fink');
  });

  it('needs at least one selected profile', async () => {
    const bodies = recordBodies(post);
    const { user, form } = await openCreation();
    for (const box of await within(form).findAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) await user.click(box);
    }
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    expect(await within(form).findByText('Bitte wählen Sie mindestens ein Profil.')).toBeVisible();
    expect(await within(form).findByText('Profile: Bitte wählen Sie mindestens ein Profil.')).toBeVisible();
    expect(bodies).toEqual([]);
    expect(await within(form).findByLabelText('Vorname')).toHaveValue('Tom');
  });

  it('loads the profiles first where none are there, and repeats that step alone', async () => {
    const bodies = recordBodies(post);
    mockServer.use(mockEndpoint(endorsements.listInvitableProfiles, () => HttpResponse.json({}, { status: 500 })));
    const { user, form } = await openCreation();
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    expect(await within(form).findByText(/Ihre Profile ließen sich nicht laden/)).toBeVisible();
    expect(bodies).toEqual([]);
    mockServer.resetHandlers();
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    expect(await drawer('Einladung für Tom Fink teilen')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  it('creates nothing twice where only the address could not be read', async () => {
    const bodies = recordBodies(post);
    const { user, form } = await openCreation();
    await within(form).findAllByRole('checkbox');
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    mockServer.use(mockEndpoint(endorsements.getInvitation, () => HttpResponse.json({}, { status: 500 })));
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    expect(await within(form).findByText(/Die Einladung ist angelegt, ihre Adresse/)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    expect(await drawer('Einladung für Tom Fink teilen')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  it('finds a new invitation of which not even the id is answered', async () => {
    const { user, form } = await openCreation();
    await within(form).findAllByRole('checkbox');
    await fill(user, { Vorname: 'Petra', Nachname: 'Lindner' });
    mockServer.use(
      mockEndpoint(endorsements.createInvitation, () => {
        const petra = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.pending);
        if (petra) mocks.world.table('invitations').add({ ...petra, id: petra.id + 1000, token: 'brand-new' });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    const sheet = await drawer('Einladung für Petra Lindner teilen');
    expect(await within(sheet).findByText(`${window.location.origin}/verification/brand-new`)).toBeVisible();
  });
});

describe('inviting many people', () => {
  it('makes one call per name and sums up; a retry repeats what failed and nothing else', async () => {
    const bodies = recordBodies(post);
    const { user, form } = await openCreation();
    await within(form).findAllByRole('checkbox');
    await user.click(await within(form).findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await within(form).findByLabelText('Namen'));
    await user.paste('Tom Fink\nRoth, Eva\n- Jan Ott');
    let calls = 0;
    mockServer.use(
      mockEndpoint(endorsements.createInvitation, () => {
        calls += 1;
        return calls === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    await user.click(await within(form).findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await within(form).findByText('2 von 3 angelegt')).toBeVisible();
    expect(bodies.map(({ firstname }) => firstname)).toEqual(['Tom', 'Eva', 'Jan']);
    await user.click(await within(form).findByRole('button', { name: '1 Einladung noch einmal versuchen' }));
    expect(await within(form).findByText('3 von 3 angelegt')).toBeVisible();
    expect(bodies.map(({ firstname }) => firstname)).toEqual(['Tom', 'Eva', 'Jan', 'Eva']);
  });

  it('asks for the missing half of a name before anything is sent', async () => {
    const bodies = recordBodies(post);
    const { user, form } = await openCreation();
    await user.click(await within(form).findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await within(form).findByLabelText('Namen'));
    await user.paste('Tom Fink\nCher');
    await user.click(await within(form).findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await within(form).findByText('Bitte geben Sie Vor- und Nachnamen an: Cher')).toBeVisible();
    expect(await within(form).findByText('Namen: Bitte geben Sie Vor- und Nachnamen an: Cher')).toBeVisible();
    expect(bodies).toEqual([]);
  });
});

describe('a name that the server refuses among many', () => {
  it('shows the reason at the names where nothing was created, and at the name where others were', async () => {
    const reason = 'Dieser Name ist nicht möglich.';
    let refused = ['Fink', 'Roth'];
    mockServer.use(
      mockEndpoint(endorsements.createInvitation, async ({ request }) => {
        const { lastname } = (await request.clone().json()) as { lastname: string };
        return refused.includes(lastname)
          ? HttpResponse.json({ message: 'The given data was invalid.', data: { lastname: [reason] } }, { status: 422 })
          : undefined;
      }),
    );
    const { user, form } = await openCreation();
    await within(form).findAllByRole('checkbox');
    await user.click(await within(form).findByRole('button', { name: 'Mehrere Personen' }));
    const names = await within(form).findByLabelText('Namen');
    await user.click(names);
    await user.paste('Tom Fink\nEva Roth');
    await user.click(await within(form).findByRole('button', { name: 'Einladungen anlegen' }));
    await waitFor(() => expect(names).toBeInvalid());
    expect(names).toHaveAccessibleDescription(expect.stringContaining(reason));
    refused = ['Roth'];
    await user.click(await within(form).findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await within(form).findByText('1 von 2 angelegt')).toBeVisible();
    expect(await within(form).findByText(new RegExp(reason))).toBeVisible();
  });
});

describe('sharing an invitation (D-60)', () => {
  async function share() {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Einladung für Petra Lindner teilen' }));
    const sheet = await drawer('Einladung für Petra Lindner teilen');
    const message = await within(sheet).findByLabelText<HTMLTextAreaElement>('Nachricht');
    return { ...view, sheet, message };
  }
  const address = () => `${window.location.origin}/verification/${invitationTokens.pending}`;

  it('has a message in both forms of address and both languages, with name and address', async () => {
    const { user, sheet, message } = await share();
    expect(message.value).toMatch(/^Hallo Petra Lindner,/);
    await user.click(await within(sheet).findByRole('button', { name: 'Du' }));
    expect(message.value).toMatch(/^Hallo Petra,/);
    await user.click(await within(sheet).findByRole('button', { name: 'English' }));
    await waitFor(() => expect(message.value).toMatch(/^Hi Petra,/));
    expect(message).toHaveAttribute('lang', 'en');
    expect(message.value).toContain(address());
    await waitFor(() => expect(message.value).toContain('Dr.-Ing. Anna Bergmann'));
  });

  it('greets nobody by name where the invitation has none (D-68)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Allgemeine Einladung teilen' }));
    const sheet = await drawer('Allgemeine Einladung teilen');
    const message = await within(sheet).findByLabelText<HTMLTextAreaElement>('Nachricht');
    expect(message.value).toMatch(/^Guten Tag,\n/);
  });

  it('goes out by mail, WhatsApp, clipboard and the device, as it was edited', async () => {
    const deviceShare = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: deviceShare, configurable: true });
    try {
      const { user, sheet, message } = await share();
      await user.clear(message);
      await user.paste(`Bitte & danke: ${address()}`);
      const link = (name: string) => new URL(within(sheet).getByRole('link', { name }).getAttribute('href') ?? '');
      expect(link('E-Mail').searchParams.get('body')).toBe(message.value);
      expect(link('WhatsApp').searchParams.get('text')).toBe(message.value);
      await user.click(await within(sheet).findByRole('button', { name: /Nachricht$/ }));
      expect(await navigator.clipboard.readText()).toBe(message.value);
      await user.click(await within(sheet).findByRole('button', { name: 'Teilen mit …' }));
      expect(deviceShare).toHaveBeenCalledWith({ text: message.value });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('notes on this device when it was last done, and says so in the list', async () => {
    const { user, sheet } = await share();
    expect(screen.queryByText(/zuletzt geteilt/)).toBeNull();
    await user.click(await within(sheet).findByRole('button', { name: /Adresse der Einladung$/ }));
    await user.click(await within(sheet).findByRole('button', { name: 'Schließen' }));
    expect(await screen.findByText(/zuletzt geteilt am/)).toBeVisible();
    expect(storedSuffixes('reminders')).toHaveLength(1);
  });

  it('reminds with other words', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Malte Friedrich erinnern' }));
    const sheet = await drawer('Malte Friedrich erinnern');
    expect((await within(sheet).findByLabelText<HTMLTextAreaElement>('Nachricht')).value).toContain('erinnern');
  });

  it('draws its code here', async () => {
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, sheet } = await share();
    await user.click(await within(sheet).findByRole('button', { name: 'QR-Code' }));
    expect(await within(sheet).findByTitle('QR-Code der Einladung für Petra Lindner')).toBeInTheDocument();
    expect(await within(sheet).findByRole('button', { name: 'Als SVG laden' })).toBeVisible();
    expect(getContext).toHaveBeenCalled();
  });
});

describe('renewing an expired invitation', () => {
  it('posts the same data, then deletes the old one, and shares the new', async () => {
    const bodies = recordBodies(post);
    const calls = recordCalls();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' }));
    const dialog = await drawer('Einladung für Ute Sander erneuern?');
    expect(await within(dialog).findByText(/ihre alte Adresse gilt dann endgültig nicht mehr/)).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Erneuern' }));
    expect(await drawer('Einladung für Ute Sander teilen')).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({
        firstname: 'Ute',
        lastname: 'Sander',
        content: expect.stringContaining('Frau Sander'),
      }),
    ]);
    const writes = calls.filter((one) => /^(POST|DELETE) \/endorsement/.test(one));
    expect(writes).toEqual([`POST ${post}`, expect.stringMatching(/^DELETE /)]);
    expect(rowNames().filter((name) => name === 'Ute Sander')).toHaveLength(1);
  });

  it('repeats only the deletion where that failed', async () => {
    const bodies = recordBodies(post);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' }));
    const dialog = await drawer('Einladung für Ute Sander erneuern?');
    mockServer.use(
      mockEndpoint(endorsements.deleteInvitation, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    await user.click(await within(dialog).findByRole('button', { name: 'Erneuern' }));
    expect(await within(dialog).findByText(/die alte ließ sich aber nicht löschen/)).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Erneuern' }));
    expect(await drawer('Einladung für Ute Sander teilen')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

describe('without a published profile (VER-04, PRO-22)', () => {
  it('says what has to come first and leads there', async () => {
    await open('new');
    expect(await screen.findByText(/Veröffentlichen Sie zuerst eines/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zu meinen Kompetenzprofilen' })).toHaveAttribute(
      'href',
      '/competence/profiles',
    );
    expect(await screen.findByRole('link', { name: 'Neues Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile',
    );
    expect(screen.queryByRole('button', { name: 'Jemanden einladen' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Einladungen' })).toBeNull());
  });
});
