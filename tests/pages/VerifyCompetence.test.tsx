import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import { storedSuffixes, writeStored } from '@/platform/clientStorage';
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

async function openLinks() {
  const view = await open();
  await view.user.click(await screen.findByText('Ihr offener Bestätigungslink'));
  return { ...view, links: within(await screen.findByRole('region', { name: 'Ihr offener Bestätigungslink' })) };
}

describe('one’s own verification links (VER-01)', () => {
  it('are folded until they are asked for', async () => {
    const { user, links } = await openLinks();
    const [first] = await links.findAllByRole('link', { name: /personal\/verification/ });
    expect(first).toBeVisible();
    await user.click(await links.findByText('Ihr offener Bestätigungslink'));
    expect(first).not.toBeVisible();
  });

  it('stand on this origin, with count and words beside the mark', async () => {
    const { links } = await openLinks();
    const [first] = await links.findAllByRole('link', { name: /personal\/verification/ });
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/personal\/verification\/\d+$/));
    expect(await links.findByText('11 Bestätigungen')).toBeVisible();
  });

  it('can be copied', async () => {
    const { user } = await openLinks();
    const [copy] = await screen.findAllByRole('button', { name: /^Kopieren: Bestätigungslink für/ });
    await user.click(copy as HTMLElement);
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^${window.location.origin}/personal/verification/\\d+$`),
    );
  });

  it('are drawn as a code, which is brought into view', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, links } = await openLinks();
    const [code] = await links.findAllByRole('button', { name: /^QR-Code zum Bestätigungslink für/ });
    await user.click(code as HTMLElement);
    const drawing = await links.findByTitle(/^QR-Code: Elektroingenieurin/);
    await waitFor(() => expect(scrolled.mock.contexts.some((box) => (box as Element).contains(drawing))).toBe(true));
  });

  it('fail alone, and can be read again', async () => {
    mockServer.use(mockEndpoint(endorsements.listVerificationPages, () => HttpResponse.json({}, { status: 500 })));
    const { user, links } = await openLinks();
    expect(await links.findByRole('alert')).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await links.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await links.findAllByRole('link', { name: /personal\/verification/ })).not.toHaveLength(0);
  });
});

describe('the page of confirmations', () => {
  it.each(['de', 'en'] as const)('has at most 70 words besides the invitations (%s)', async (language) => {
    const { container } = await open('expert', language);
    const main = container.querySelector('main')!;
    main.querySelector('ul')?.remove();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(...(texts.currentNode.textContent?.match(/\p{L}[\p{L}.@-]*/gu) ?? []));
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(70);
  });

  it('leads to a new profile where there is none (VER-04)', async () => {
    await open('new');
    const create = await screen.findByRole('link', { name: 'Neues Kompetenzprofil anlegen' });
    expect(create).toHaveAttribute('href', '/competence/new-profile');
  });
});

describe('the list of invitations (VER-02)', () => {
  it('has the open ones first, then the expired, then the confirmed, each with its next step', async () => {
    await open();
    expect(rowNames()).toEqual(['Petra Lindner', 'Link ohne Namen', 'Malte Friedrich', 'Ute Sander', 'Georg Baumann']);
    expect(screen.getAllByText('Verfügbar')).toHaveLength(3);
    expect(await screen.findByRole('button', { name: 'Einladung für Petra Lindner teilen' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Malte Friedrich erinnern' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' })).toBeVisible();
  });

  it('says until when an answer is waited for, and in the details what was confirmed', async () => {
    const { user } = await open();
    expect(await screen.findByText(/^Läuft in 3 Tagen ab/)).toBeVisible();
    expect(await screen.findByText(/^Abgelaufen am /)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    expect(await within(await drawer('Georg Baumann')).findAllByRole('listitem')).toHaveLength(8);
  });

  it('copies an address first, which counts as shared; a dead one is not offered', async () => {
    const { user } = await open();
    const copyOf = (name: string) => ({ name: `Kopieren: Adresse der Einladung für ${name}` });
    await user.click(await screen.findByRole('button', copyOf('Petra Lindner')));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/verification/${invitationTokens.pending}`,
    );
    expect(await screen.findByText(/zuletzt geteilt am/)).toBeVisible();
    expect(screen.queryByRole('button', copyOf('Ute Sander'))).toBeNull();
    expect(screen.queryByRole('button', copyOf('Georg Baumann'))).toBeNull();
  });

  it('has details and deletion in the menu of a row', async () => {
    const { user } = await open();
    const menu = { name: 'Weitere Aktionen zur Einladung für Ute Sander' };
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Details ansehen' }));
    await user.click(await within(await drawer('Ute Sander')).findByRole('button', { name: 'Schließen' }));
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Einladung löschen' }));
    await waitFor(() => expect(rowNames()).not.toContain('Ute Sander'));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(rowNames()).toContain('Ute Sander');
  });

  it('counts them and filters', async () => {
    const { user } = await open();
    const filters = within(await screen.findByRole('group', { name: 'Einladungen filtern' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Alle 5',
      'Offen 3',
      'Läuft bald ab 1',
      'Abgelaufen 1',
      'Bestätigt 1',
    ]);
    await user.click(await filters.findByRole('button', { name: 'Läuft bald ab 1' }));
    expect(rowNames()).toEqual(['Malte Friedrich']);
    await user.click(await filters.findByRole('button', { name: 'Bestätigt 1' }));
    expect(rowNames()).toEqual(['Georg Baumann']);
  });

  it('decides by the status that a server delivers, also against the days (D-47)', async () => {
    const all = [
      { firstname: 'Frist', status: 'pending', expired_at: '2020-01-01' },
      { firstname: 'Zurück', status: 'expired', expired_at: '2099-01-01' },
      { firstname: 'Ja', status: 'checked', expired_at: '2099-01-01' },
      { firstname: 'Neu', status: 'unheard of', expired_at: '2020-01-01' },
    ];
    const data = all.map((fields, id) => ({ id: id + 1, lastname: 'Muster', accepted: 0, ...fields }));
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({ success: true, data })));
    await open();
    expect(rowNames()).toEqual(['Frist Muster', 'Zurück Muster', 'Neu Muster', 'Ja Muster']);
    const rowOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li');
    expect(rowOf('Frist Muster')).toHaveTextContent(/Verfügbar(?!.*[Ll]äuft)/);
    expect(rowOf('Zurück Muster')).toHaveTextContent(/Abgelaufen(?!.*Abgelaufen am)/);
    expect(rowOf('Neu Muster')).toHaveTextContent(/Abgelaufen am/);
  });

  it('copies the addresses of several at once, with their names, which counts as shared', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mehrere auswählen' }));
    // Addresses that lead nowhere any more are no choice.
    const choice = (name: RegExp) => screen.findByRole('checkbox', { name });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
    expect(await screen.findByText('Wählen Sie Einladungen aus')).toBeVisible();
    await user.click(await choice(/^Petra Lindner/));
    await user.click(await choice(/^Malte Friedrich/));
    expect(await screen.findByText('2 ausgewählt')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Adressen kopieren: mit Namen' }));
    const address = (token: string) => `${window.location.origin}/verification/${token}`;
    expect(await navigator.clipboard.readText()).toBe(
      `Petra Lindner: ${address(invitationTokens.pending)}\nMalte Friedrich: ${address(invitationTokens.expiring)}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Alle auswählen' }));
    expect(await screen.findByText('3 ausgewählt')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Auswahl beenden' }));
    expect(await screen.findAllByText(/zuletzt geteilt am/)).toHaveLength(2);
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
    expect(await screen.findByRole('button', { name: 'Offen 10.000' })).toBeVisible();
  });

  it('shows one in detail with what was confirmed (VER-05)', async () => {
    const calls = recordCalls();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    const detail = await drawer('Georg Baumann');
    expect(await within(detail).findByText('Photovoltaikanlagen planen')).toBeVisible();
    expect(await within(detail).findByText('Kennt Sie persönlich')).toBeVisible();
    expect(await within(detail).findByText('Echte Bestätigung')).toBeVisible();
    expect(calls.some((call) => /^GET \/endorsement\/invitation\/\d+$/.test(call))).toBe(true);
  });

  it('has the name that is seen in the name of a general one, too (WCAG 2.5.3)', async () => {
    await open();
    const rows = await screen.findAllByRole('button', { name: /^Link ohne Namen/ });
    expect(rows.some(({ textContent }) => textContent === 'Link ohne Namen')).toBe(true);
  });

  it('names a confirmed occupation in the expert’s own form', async () => {
    const invitation = mocks.world.table('invitations').find(({ lastname }) => lastname === 'Baumann');
    for (const { children } of invitation?.endorsements ?? []) {
      for (const child of children) {
        child.name = child.type === 'occupation' ? 'Ingenieur/in' : child.name;
        child.verified = true;
      }
    }
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    const detail = await drawer('Georg Baumann');
    expect(await within(detail).findByText('Ingenieurin')).toBeVisible();
    expect(screen.queryByText(/Ingenieur\/in/)).toBeNull();
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
  it('begins at once where the address asks for it, as the start page does', async () => {
    const { router } = await render('/dashboard', { as: 'expert' });
    await act(() => router.navigate('/verify-competence?dialog=invite'));
    expect(await within(await drawer('Jemanden einladen')).findByLabelText(/^Vorname/)).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

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

  it('shows each profile with its confirmations, the main one first', async () => {
    const { form } = await openCreation();
    const [first, ...others] = await within(form).findAllByRole('checkbox');
    expect(first).toHaveAccessibleName(/Hauptprofil.*11 Bestätigungen/);
    for (const other of others) expect(other).not.toHaveAccessibleName(/Hauptprofil/);
  });

  it('asks for the form of address once: message and share text agree', async () => {
    const { user, form } = await openCreation();
    const message = await within(form).findByLabelText<HTMLTextAreaElement>(/^Nachricht/);
    await user.click(await within(form).findByRole('button', { name: 'Nach einem Projekt' }));
    expect(message.value).toMatch(/Würden Sie kurz bestätigen/);
    await user.click(await within(form).findByRole('button', { name: 'Du' }));
    expect(message.value).toMatch(/Magst du kurz bestätigen/);
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    const text = async () =>
      (await within(await drawer('Einladung für Tom Fink teilen')).findByLabelText<HTMLTextAreaElement>('Nachricht'))
        .value;
    expect(await text()).toMatch(/^Hallo Tom,[^]*wenn du kurz bestätigst/);
    // Also when it is opened again from the list.
    await user.click(await screen.findByRole('button', { name: 'Schließen' }));
    await user.click(await screen.findByRole('button', { name: 'Einladung für Tom Fink teilen' }));
    expect(await text()).toMatch(/^Hallo Tom,/);
  });

  it('begins a message in four ways, and never replaces what was written', async () => {
    const { user, form } = await openCreation();
    const message = await within(form).findByLabelText<HTMLTextAreaElement>(/^Nachricht/);
    const starters = await within(form).findByRole('group', { name: 'Womit möchten Sie anfangen?' });
    expect(within(starters).getAllByRole('button')).toHaveLength(4);
    await user.click(await within(starters).findByRole('button', { name: 'An Kunden' }));
    await user.click(await within(starters).findByRole('button', { name: 'Nach einem Projekt' }));
    expect(message.value).toMatch(/^Wir haben ein Projekt[^]*gesehen haben\?$/);
    await user.clear(message);
    await user.type(message, 'Hallo Tom');
    await user.click(await within(starters).findByRole('button', { name: 'An Kunden' }));
    expect(message.value).toMatch(/^Hallo Tom\n\nSie haben mir einen Auftrag anvertraut/);
    await user.click(await within(form).findByRole('button', { name: 'Du' }));
    expect(message.value).toMatch(/Sie haben mir einen Auftrag anvertraut/);
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

  it('addresses all of them the same way, and counts a copied address as shared', async () => {
    const { user, form } = await openCreation();
    await within(form).findAllByRole('checkbox');
    await user.click(await within(form).findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await within(form).findByRole('button', { name: 'Du' }));
    await user.click(await within(form).findByLabelText('Namen'));
    await user.paste('Tom Fink\nEva Roth');
    await user.click(await within(form).findByRole('button', { name: 'Einladungen anlegen' }));
    await user.click(await within(form).findByRole('button', { name: /: Alle Adressen$/ }));
    expect(await navigator.clipboard.readText()).toContain(`Eva Roth: ${window.location.origin}/verification/`);
    await user.click(await within(form).findByRole('button', { name: 'Schließen' }));
    expect(await screen.findAllByText(/zuletzt geteilt am/)).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Einladung für Eva Roth teilen' }));
    const sheet = await drawer('Einladung für Eva Roth teilen');
    expect((await within(sheet).findByLabelText<HTMLTextAreaElement>('Nachricht')).value).toMatch(/^Hallo Eva,/);
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
    await user.click(await screen.findByRole('button', { name: 'Link ohne Namen teilen' }));
    const sheet = await drawer('Link ohne Namen teilen');
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

  it('notes it, too, when the address is selected and copied by hand', async () => {
    const { user, sheet } = await share();
    fireEvent.copy(await within(sheet).findByText(address()));
    await user.click(await within(sheet).findByRole('button', { name: 'Schließen' }));
    expect(await screen.findByText(/zuletzt geteilt am/)).toBeVisible();
  });

  it('is offered to no network: the address is for one person', async () => {
    const { sheet } = await share();
    expect(within(sheet).queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  });

  it('asks for the form of address where the form has not, and only there', async () => {
    const { user, sheet } = await share();
    expect(await within(sheet).findByRole('group', { name: 'Anrede' })).toBeVisible();
    await user.click(await within(sheet).findByRole('button', { name: 'Du' }));
    expect(await within(sheet).findByRole('button', { name: 'Sie' })).toBeVisible();
    await user.click(await within(sheet).findByRole('button', { name: 'Schließen' }));
    await user.click(await screen.findByRole('button', { name: 'Einladung für Petra Lindner teilen' }));
    const again = await drawer('Einladung für Petra Lindner teilen');
    expect((await within(again).findByLabelText<HTMLTextAreaElement>('Nachricht')).value).toMatch(/^Hallo Petra,/);
    expect(within(again).queryByRole('group', { name: 'Anrede' })).toBeNull();
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
    expect(await within(sheet).findByTitle('QR-Code: Einladung für Petra Lindner')).toBeInTheDocument();
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

  it('keeps the form of address', async () => {
    const expired = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.expired);
    writeStored('tones', { [String(expired?.id)]: 'informal' }, String(expired?.account_id));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' }));
    const dialog = await drawer('Einladung für Ute Sander erneuern?');
    await user.click(await within(dialog).findByRole('button', { name: 'Erneuern' }));
    const sheet = await drawer('Einladung für Ute Sander teilen');
    expect((await within(sheet).findByLabelText<HTMLTextAreaElement>('Nachricht')).value).toMatch(/^Hallo Ute,/);
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
    expect(await screen.findByRole('link', { name: 'Neues Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile',
    );
    // To an empty list.
    expect(screen.queryByRole('link', { name: 'Zu meinen Kompetenzprofilen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Jemanden einladen' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Einladungen' })).toBeNull());
  });
});
