import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { draftNames, readDraft, writeDraft } from '@/platform/drafts';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';
import { claimOf, openSection } from './claimWorld';
import { reachStation } from './profileWizard';
import { accountOf, profileOf } from './profileWorld';

const anna = () => String(accountOf('expert').id);
const keep = (name: string, values: Record<string, unknown>) => writeDraft(anna(), name, values, Date.now());

describe('kept text (ux no. 2, quality T33)', () => {
  it('is shown where its section was closed', async () => {
    const { id } = claimOf('ready');
    keep(`claim-${id}-painPoint`, { pain_point: 'Halbe Sätze' });
    await render(`/competence/claim/${id}`, { as: 'expert' });
    expect(await screen.findByRole('button', { name: /^Thema und Problem/, expanded: true })).toBeVisible();
    expect(await screen.findByText(/^Noch nicht gespeicherter Text vom/)).toBeVisible();
  });

  it('is compared field by field with what is saved', async () => {
    const claim = claimOf('ready');
    keep(`claim-${claim.id}-shortAnswer`, {
      short_answer_headline: claim.short_answer_headline,
      short_answer_text: 'Neuer Anfang',
      short_answer_video: 'https://youtu.be/dQw4w9WgXcQ',
    });
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Vergleichen' }));
    const rows = within(
      await screen.findByRole('list', { name: 'Gespeicherter und nicht gespeicherter Text' }),
    ).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `TextGespeichert${claim.short_answer_text}Noch nicht gespeichertNeuer Anfang`,
      'VideoGespeichertleerNoch nicht gespeicherthttps://youtu.be/dQw4w9WgXcQ',
    ]);
  });

  it('is compared readably where it is a choice, a list or a month', async () => {
    const profile = profileOf('paused');
    const experience = mocks.world.table('experience').find(({ account_id }) => account_id === accountOf('expert').id);
    keep(`profile-${profile.id}-title`, { title: 'master' });
    keep(`experience-${experience?.id}`, { start_date: '1999-03', disciplines: [{ id: '1', name: 'Schweißtechnik' }] });
    const { user } = await render(`/competence/${profile.id}?experience=${experience?.id}`, { as: 'expert' });
    const drawer = await screen.findByRole('dialog');
    await user.click(await within(drawer).findByRole('button', { name: 'Vergleichen' }));
    const list = await within(drawer).findByRole('list', { name: 'Gespeicherter und nicht gespeicherter Text' });
    expect(list).toHaveTextContent('Noch nicht gespeichertMärz 1999');
    expect(list).toHaveTextContent('Noch nicht gespeichertSchweißtechnik');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Vergleichen' }));
    expect(await screen.findByRole('list', { name: 'Gespeicherter und nicht gespeicherter Text' })).toHaveTextContent(
      /^Kompetenztitel.*Noch nicht gespeichertMeisterin$/,
    );
  });

  it('of the other steps of the claim wizard is compared under the names of their fields', async () => {
    const competence_profile_id = String(profileOf('paused').id);
    keep('newClaim', { competence_profile_id, keywords: ['Dach'], categories: ['1', '2'] });
    const { user } = await render('/competence/new-claim', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Vergleichen' }));
    const list = await screen.findByRole('list', { name: 'Gespeicherter und nicht gespeicherter Text' });
    expect(list).toHaveTextContent('StichwörterGespeichertleerNoch nicht gespeichertDach');
    expect(list).toHaveTextContent('KategorienGespeichertleerNoch nicht gespeichert2 Kategorien');
    expect(list).not.toHaveTextContent('Weitere Angabe');
  });

  it('of the other steps of the profile wizard likewise', async () => {
    keep('new-profile', {
      years: '6',
      title: 'master',
      education_type: 'apprenticeship',
      competence_area_id: '7',
      subject_category_id: '9',
      disciplines: [{ id: '1', name: 'Robotik' }],
    });
    const { user } = await render('/competence/new-profile', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Vergleichen' }));
    const list = await screen.findByRole('list', { name: 'Gespeicherter und nicht gespeicherter Text' });
    expect(list).toHaveTextContent('KompetenztitelGespeichertleerNoch nicht gespeichertMeisterin');
    expect(list).toHaveTextContent('Noch nicht gespeichertLehre oder Ausbildung');
    expect(list).toHaveTextContent('FachgebieteGespeichertleerNoch nicht gespeichertRobotik');
    expect(list).not.toHaveTextContent('Weitere Angabe');
  });

  it('of a closed drawer is announced in its section, with the way to it', async () => {
    const experience = mocks.world.table('experience').find(({ job_title }) => job_title === 'Lehrbeauftragte');
    keep(`experience-${experience?.id}`, { location: 'Merseburg' });
    const { user } = await render(`/competence/${profileOf('paused').id}`, { as: 'expert' });
    await screen.findByLabelText('Lehrbeauftragte');
    expect(await screen.findByText('Noch nicht gespeicherter Text zu „Lehrbeauftragte“')).toBeVisible();
    await user.click(await screen.findByText('Weiterschreiben'));
    const drawer = await screen.findByRole('dialog');
    await user.click(await within(drawer).findByText('Verwerfen'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(screen.queryByText(/^Noch nicht gespeicherter Text zu/)).not.toBeInTheDocument();

    await user.click(await screen.findByText('Ausbildung hinzufügen', { selector: 'button, button *' }));
    await user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Meister');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Noch nicht gespeicherter Text zu einem neuen Eintrag')).toBeVisible();
  });

  it('is found under the name that was used before an update, in a section that is closed', async () => {
    const claim = claimOf('ready');
    keep(`claim-${claim.id}-painPoint`, { pain_point: 'Die Heizkosten steigen.' });
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByDisplayValue('Die Heizkosten steigen.')).toBeVisible();
  });

  it('of a keyword that was being renamed opens its field again', async () => {
    const claim = claimOf('ready');
    const { user, router } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await openSection(user, /^Stichwörter/);
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Mietwohnung' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Umbenennen' }));
    await user.type(await screen.findByRole('textbox', { name: '„Mietwohnung“ umbenennen' }), ' in der Stadt');
    await act(() => router.navigate('/competence/claims'));
    await waitFor(() => expect(draftNames(anna())).toHaveLength(1));
    await act(() => router.navigate(`/competence/claim/${claim.id}`));
    const field = await screen.findByRole('textbox', { name: '„Mietwohnung“ umbenennen' });
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(field).toHaveValue('Mietwohnung in der Stadt');
  });
});

describe('"continue where you stopped" leads where the text is', () => {
  it('to the page of a question, of competences, and to the drawer of an entry', async () => {
    const [claim, other, profile] = [claimOf('ready'), claimOf('published'), profileOf('paused')];
    keep(`claim-${other.id}-question`, { question: 'Anders gefragt?' });
    keep(`profile-${profile.id}-competence`, { competences: [] });
    keep('education-new', { degree_name: 'Meister' });
    keep(`claim-${claim.id}-topic`, { topic: 'Ein Wort' });
    const { user } = await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Liegt an' });
    await waitFor(() =>
      expect(within(region).getByRole('link', { name: /Ausbildung/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/competence\/\d+\?education=new$/),
      ),
    );
    const addresses = within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toContain(`/competence/claim-form?id=${other.id}`);
    expect(addresses).toContain(`/competence/competence-form?id=${profile.id}`);
    // The claim is the next step already.
    expect(await screen.findByRole('link', { name: 'Weiterschreiben' })).toHaveAttribute(
      'href',
      `/competence/claim/${claim.id}?section=subject`,
    );
    await user.click(await within(region).findByRole('link', { name: /Ausbildung/ }));
    expect(
      await within(await screen.findByRole('dialog')).findByText(/^Noch nicht gespeicherter Text vom/),
    ).toBeVisible();
  });

  it('to the profile that the wizard has created already, and makes no second one', async () => {
    const owner = String(accountOf('new').id);
    const calls = recordCalls();
    const { user, router } = await reachStation();
    await user.click(await screen.findByLabelText('Position'));
    await user.paste('Geselle');
    const profile = mocks.world.table('profiles').find(({ account_id }) => String(account_id) === owner);
    await waitFor(() => expect(readDraft(owner, `new-profile-${profile?.id}`)).not.toBeNull());
    expect(draftNames(owner)).toEqual([`new-profile-${profile?.id}`]);

    await act(() => router.navigate('/dashboard'));
    const region = await screen.findByRole('region', { name: 'Liegt an' });
    await user.click(await within(region).findByRole('link', { name: /Neues Kompetenzprofil/ }));
    await arriveAt(`/competence/new-profile?id=${profile?.id}&step=station`);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByLabelText('Position')).toHaveValue('Geselle');
    expect(calls.filter((call) => call.endsWith('/mycompetencearea'))).toHaveLength(1);
  });
});

describe('a draft claim with text that cannot be saved', () => {
  it('asks before it is left', async () => {
    const { user, router } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    const section = await openSection(user, /^Thema und Problem/);
    const topic = await within(section).findByRole('textbox', { name: 'Thema' });
    await user.clear(topic);
    await user.type(topic, 'Eins');
    void router.navigate('/competence/claims');
    const dialog = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    await user.click(await within(dialog).findByRole('button', { name: 'Hier bleiben' }));
    expect(topic).toHaveValue('Eins');
  });
});

describe('a keyword that a server acknowledges and does not keep', () => {
  it('stays in its field, and is reported as not saved', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    mockServer.use(mockEndpoint(claims.addKeyword, () => new HttpResponse(null, { status: 200 })));
    await openSection(user, /^Stichwörter/);
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.type(field, 'Wallbox{Enter}');
    expect(await screen.findAllByText(/angenommen, aber nicht gespeichert/)).not.toHaveLength(0);
    expect(field).toHaveValue('Wallbox');
  });

  it('does the same with a new name', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    mockServer.use(mockEndpoint(claims.updateKeyword, () => new HttpResponse(null, { status: 200 })));
    await openSection(user, /^Stichwörter/);
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Mietwohnung' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Umbenennen' }));
    const field = await screen.findByRole('textbox', { name: '„Mietwohnung“ umbenennen' });
    await user.type(field, 'en{Enter}');
    expect(await screen.findAllByText(/angenommen, aber nicht gespeichert/)).not.toHaveLength(0);
    expect(field).toHaveValue('Mietwohnungen');
  });
});

describe('the empty field for a new keyword', () => {
  it('is no mistake when it is only passed', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await openSection(user, /^Stichwörter/);
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.click(field);
    await user.tab();
    await user.tab();
    await user.type(field, 'Wallbox{Enter}');
    await screen.findByRole('button', { name: 'Mehr zu Wallbox' });
    await user.click(await screen.findByRole('button', { name: /^Kategorien/ }));
    expect(field).toBeValid();
    expect(screen.queryByText('Bitte füllen Sie dieses Feld aus.')).not.toBeInTheDocument();
  });
});
