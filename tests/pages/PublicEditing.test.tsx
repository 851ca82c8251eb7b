import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../render';
import { choose, dialog, findFold, unfold } from './careerWorld';
import { claimOf, openSection } from './claimWorld';
import { experienceOf, profileOf, type ProfileName } from './profileWorld';

/** Every sentence on what of a page is public, and when. */
const explanations = () => screen.queryAllByText(/gehen online|sofort öffentlich|warten hier|sofort gespeichert/);
const explanation = /^Texte gehen online, wenn Sie sie veröffentlichen/;

async function openProfile(name: ProfileName) {
  const view = await render(`/competence/${profileOf(name).id}`, { as: 'expert' });
  await findFold();
  await screen.findByRole('heading', { level: 2, name: 'Kontakt' });
  return view;
}

async function openClaim(name: Parameters<typeof claimOf>[0]) {
  const view = await render(`/competence/claim/${claimOf(name).id}`, { as: 'expert' });
  const shortAnswer = within(await openSection(view.user, /^Kurzantwort/));
  await openSection(view.user, /^Ausführliche Antworten/);
  return { ...view, shortAnswer };
}

describe('the editor of something public says once what goes online when (ux no. 1)', () => {
  it('of a profile, and the buttons that publish say so', async () => {
    const { user } = await openProfile('priority');
    expect(screen.getByText(explanation)).toBeVisible();
    expect(explanations()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Kompetenzen bearbeiten' }));
    const competences = await dialog('Schwerpunkt und Kompetenzen');
    await user.click(await competences.findByRole('button', { name: 'Speichern und veröffentlichen' }));

    await user.click(await screen.findByLabelText('Inhaberin und Planerin bearbeiten'));
    const entry = await dialog('Berufserfahrung bearbeiten');
    expect(await entry.findByRole('button', { name: 'Speichern und veröffentlichen' })).toBeVisible();
    expect(explanations()).toHaveLength(1);
  });

  it('of a profile, where a new entry is public if the profile is to show it', async () => {
    const { user } = await openProfile('priority');
    await user.click(screen.getByRole('button', { name: 'Berufserfahrung hinzufügen' }));
    const entry = await dialog('Berufserfahrung hinzufügen');
    expect(await entry.findByRole('button', { name: 'Speichern und veröffentlichen' })).toBeVisible();
    await user.click(entry.getByLabelText('In diesem Profil zeigen'));
    expect(await entry.findByRole('button', { name: 'Speichern' })).toBeVisible();
  });

  it('of a profile that is not: nothing, and an entry is public where another profile shows it', async () => {
    const { user } = await openProfile('paused');
    expect(screen.queryByText(explanation)).not.toBeInTheDocument();
    expect(explanations()).toEqual([]);
    const shown = profileOf('priority').experience_ids;
    const own = profileOf('paused').experience_ids.find((id) => !shown.includes(id));
    expect(experienceOf('Lehrbeauftragte').id).toBe(own);
    await user.click(await screen.findByLabelText('Lehrbeauftragte bearbeiten'));
    const entry = await dialog('Berufserfahrung bearbeiten');
    await user.click(await entry.findByRole('button', { name: 'Speichern' }));
    await unfold(user);
    await choose(user, 'Inhaberin und Planerin', /^Bearbeiten/);
    const public_ = await dialog('Berufserfahrung bearbeiten');
    expect(await public_.findByRole('button', { name: 'Speichern und veröffentlichen' })).toBeVisible();
  });

  it('of a claim, and the buttons that publish say so', async () => {
    const { user, shortAnswer } = await openClaim('published');
    expect(screen.getByText(explanation)).toBeVisible();
    expect(explanations()).toHaveLength(1);
    await user.click(shortAnswer.getByRole('button', { name: 'Bild hinzufügen' }));
    const upload = await dialog('Bilder zur Kurzantwort');
    expect(await upload.findByRole('button', { name: 'Hochladen und veröffentlichen' })).toBeVisible();
    await user.click(upload.getByRole('button', { name: 'Aus der Mediathek' }));
    expect(await upload.findByRole('button', { name: 'Bild übernehmen und veröffentlichen' })).toBeVisible();
    expect(explanations()).toHaveLength(1);
  });

  it('of a draft: nothing', async () => {
    const { user, shortAnswer } = await openClaim('ready');
    expect(screen.queryByText(explanation)).not.toBeInTheDocument();
    expect(explanations()).toEqual([]);
    await user.click(shortAnswer.getByRole('button', { name: 'Bild hinzufügen' }));
    const upload = await dialog('Bilder zur Kurzantwort');
    expect(await upload.findByRole('button', { name: 'Hochladen' })).toBeVisible();
  });
});
