import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { readStored, writeStored } from '@/platform/clientStorage';
import { draftNames, writeDraft } from '@/platform/drafts';
import { noticeAdded } from '@/store/notices';
import { arriveAt, render } from '@tests/render';

const path = '/access-control';
const annaId = () => String(mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna')?.id);

function narrow() {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  );
}

describe('the navigation', () => {
  it('stands at the side, marks the open page, and folds to icons with names', async () => {
    const { user } = await render('/verify-competence', { as: 'expert' });
    const nav = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    expect((await nav.findByText('Bestätigungen')).closest('a')).toHaveAttribute('aria-current', 'page');
    await user.click(await nav.findByLabelText('Navigation einklappen'));
    expect(await nav.findByLabelText('Bestätigungen')).toHaveAttribute('href', '/verify-competence');
    expect(nav.queryByText('Bestätigungen')).not.toBeInTheDocument();
    expect(document.cookie).toContain('fachprofil.navCollapsed=true');
  });

  it('shows ten rows at first, and folds its sections for good', async () => {
    const { user } = await render(path, { as: 'expert' });
    const nav = () => within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
    const rows = () =>
      nav()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await screen.findByRole('navigation', { name: 'Hauptnavigation' });
    expect(rows()).toEqual([
      'Übersicht',
      'Kompetenzprofile',
      'Bestätigungen',
      'Mediathek',
      'Wissensnuggets',
      'Neues Nugget',
    ]);
    const closed = nav().getAllByRole('button', { expanded: false });
    expect(closed.map(({ textContent }) => textContent)).toEqual([
      'Beiträge',
      'Empfehlungen',
      'Monetarisierung',
      'Hilfe & mehr',
    ]);
    await user.click(await nav().findByRole('button', { name: 'Claims', expanded: true }));
    expect(rows()).toEqual(['Übersicht', 'Kompetenzprofile', 'Bestätigungen', 'Mediathek']);
    expect(readStored('menuSections')).toEqual({ claims: false });
    await user.click(await nav().findByRole('button', { name: 'Empfehlungen', expanded: false }));
    expect(rows().slice(-4)).toEqual(['Familie und Freunde', 'Kolleginnen und Kollegen', 'Kunden', 'Beziehungsnetz']);
  });

  it('has only what somebody can use who confirms others and has no profile', async () => {
    const petra = mocks.world.table('accounts').find(({ lastname }) => lastname === 'Lindner');
    Object.assign(petra ?? {}, { role: 'client' });
    await render(path, { as: 'contact' });
    const nav = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    for (const head of nav.getAllByRole('button', { expanded: false })) act(() => head.click());
    expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Übersicht',
      'Alle Beiträge',
      'Preise',
      'So geht es',
      'Akademie',
      'Feedback geben',
    ]);
  });

  it('keeps its sections as they were left', async () => {
    writeStored('menuSections', { claims: false });
    await render('/competence/claims', { as: 'expert' });
    const nav = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    expect(await nav.findByRole('button', { name: 'Claims', expanded: false })).toBeVisible();
    expect(await nav.findByRole('button', { name: 'Kompetenz präsentieren', expanded: true })).toBeVisible();
  });

  it('stands at the top where the user likes it so', async () => {
    document.cookie = 'fachprofil.navLayout=horizontal; Path=/';
    const { user } = await render(path, { as: 'expert' });
    const nav = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    expect(await nav.findByText('Übersicht')).toHaveAttribute('href', '/dashboard');
    await user.click(await nav.findByText('Kompetenz präsentieren'));
    await user.click(await screen.findByRole('menuitem', { name: 'Bestätigungen' }));
    await arriveAt('/verify-competence');
  });

  it('lies over the page on a narrow window, and closes when it is used', async () => {
    narrow();
    const { user } = await render(path, { as: 'expert' });
    await user.click(await screen.findByLabelText('Menü öffnen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hauptnavigation' }));
    await user.click(await dialog.findByText('Bestätigungen'));
    await arriveAt('/verify-competence');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the profile menu', () => {
  it('leads to messages, appearance and the other language, and signs out', async () => {
    const { user } = await render(path, { as: 'expert' });
    await user.click(await screen.findByLabelText('Mein Konto, AB'));
    const items = await within(await screen.findByRole('dialog', { name: 'Mein Konto' })).findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Konto',
      'Hilfe',
      'Preise',
      'Häufige Fragen',
      'Letzte Meldungen',
      'Meine Daten herunterladen',
      'Darstellung',
      'English',
      'Abmelden',
    ]);
    await user.click(items.at(-1) as HTMLElement);
    await arriveAt('/login');
  });

  it('opens by a button whose name contains the initials that are seen (WCAG 2.5.3)', async () => {
    await render(path, { as: 'new' });
    const button = await screen.findByRole('button', { name: /^Mein Konto/ });
    expect(button).toHaveTextContent(/^JN$/);
    expect(button).toHaveAccessibleName('Mein Konto, JN');
  });

  it('asks once before unsaved text is given up', async () => {
    const id = annaId();
    writeDraft(id, 'newClaim', { topic: 'Wärmepumpe' }, Date.now());
    const { user } = await render(path, { as: 'expert' });
    const signOut = async () => {
      await user.click(await screen.findByLabelText('Mein Konto, AB'));
      await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
      return within(await screen.findByRole('dialog', { name: 'Abmelden und Entwürfe verwerfen?' }));
    };
    await user.click(await (await signOut()).findByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(draftNames(id)).toEqual(['newClaim']);
    await user.click(await (await signOut()).findByRole('button', { name: 'Abmelden und verwerfen' }));
    await arriveAt('/login');
    expect(draftNames(id)).toEqual([]);
  });
});

describe('recent messages', () => {
  it('can be read again, and emptied', async () => {
    const { user, store } = await render(path, { as: 'expert' });
    act(() => void store.dispatch(noticeAdded({ severity: 'error', textKey: 'common:failure.forbidden' })));
    await user.click(await screen.findByLabelText('Mein Konto, AB, neue Fehlermeldung'));
    const panel = within(await screen.findByRole('dialog', { name: 'Mein Konto' }));
    await user.click(await panel.findByRole('menuitem', { name: 'Letzte Meldungen' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Zurück' })).toHaveFocus());
    expect(await panel.findByText('Der Zugriff auf diese Ressource ist nicht erlaubt.')).toBeInTheDocument();
    await user.click(await panel.findByRole('button', { name: 'Liste leeren' }));
    await user.click(await panel.findByRole('menuitem', { name: 'Letzte Meldungen' }));
    expect(await screen.findByText('Noch keine Meldungen')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Mein Konto, AB')).toHaveFocus());
  });
});
