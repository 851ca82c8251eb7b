import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { loseAnswer, losses } from './loseAnswer';
import { fail, profileOf, type ProfileName } from './profileWorld';

const ways = Object.keys(losses) as (keyof typeof losses)[];
/** A button that sends its form, or the words in it. */
const submit = 'button[type="submit"], button[type="submit"] *';

async function open(name: ProfileName) {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await screen.findByText('Kontakt hinzufügen');
  return { ...view, profile };
}

async function openNew() {
  const view = await open('paused');
  await view.user.click(await screen.findByText('Kontakt hinzufügen'));
  await screen.findByLabelText(/^Telefon/);
  return view;
}

const add = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByText('Hinzufügen', { selector: submit }));

const phone = () => screen.findByLabelText(/^Telefon/);

describe('contact data (PRO-18, D-25)', () => {
  it('is added several times, each once, and shown with its links', async () => {
    const bodies = recordBodies(`/competenceprofile/${profileOf('paused').id}/contact`);
    const view = await openNew();
    await view.user.click(await phone());
    await view.user.paste('+49 341 55 50');
    await view.user.click(await screen.findByLabelText(/^Website/));
    await view.user.paste('https://bergmann.example');
    await view.user.dblClick(screen.getByText('Hinzufügen', { selector: submit }));
    const link = await screen.findByRole('link', { name: /^https:\/\/bergmann\.example/ });
    expect(link).toHaveAttribute('href', 'https://bergmann.example/');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await view.user.click(await screen.findByText('Kontakt hinzufügen'));
    await view.user.click(await screen.findByLabelText(/^E-Mail-Adresse/));
    await view.user.paste('zwei@bergmann.example');
    await add(view);
    expect(await screen.findByText('zwei@bergmann.example', { selector: 'dd' })).toBeVisible();
    // What was left empty is not sent.
    expect(bodies).toEqual([
      { phone: '+49 341 55 50', website: 'https://bergmann.example' },
      { email: 'zwei@bergmann.example' },
    ]);
  });

  it('is checked field by field before it is sent', async () => {
    const calls = recordCalls();
    const view = await openNew();
    await add(view);
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/mindestens ein Feld/));
    await view.user.click(await phone());
    await view.user.paste('ruf mich an');
    await view.user.click(await screen.findByLabelText(/^E-Mail-Adresse/));
    await view.user.paste('anna@');
    await view.user.click(await screen.findByLabelText(/^Website/));
    await view.user.paste('javascript:alert(1)');
    await add(view);
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/gültige Telefonnummer/));
    expect(await screen.findByLabelText(/^E-Mail-Adresse/)).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    expect(await screen.findByLabelText(/^Website/)).toHaveAccessibleDescription(/http:\/\/ oder https:\/\//);
    expect(calls.some((call) => call.endsWith('/contact'))).toBe(false);
  });

  it('shows the server’s words at the field', async () => {
    const view = await openNew();
    await view.user.click(await phone());
    await view.user.paste('0341 5550142');
    fail(profiles.addContact, 422, { phone: ['Diese Nummer ist gesperrt.'] });
    await add(view);
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/Diese Nummer ist gesperrt\./));
  });

  it('sends back what we do not know, and collects the change of a public profile', async () => {
    const { user, profile } = await open('priority');
    const [contact] = profile.contacts;
    const bodies = recordBodies(`/competenceprofile/${profile.id}/contact/${contact?.id}`);
    await user.click(await screen.findByLabelText('Mehr zu +49 341 5550142'));
    await user.click(await screen.findByText('Bearbeiten', { selector: '[role="menuitem"]' }));
    await user.clear(await phone());
    await user.click(await phone());
    await user.paste('0341');
    await user.click(screen.getByText('Speichern', { selector: submit }));
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/gültige Telefonnummer/));
    await user.click(await phone());
    await user.paste(' 990000');
    await user.click(screen.getByText('Speichern', { selector: submit }));
    expect(bodies).toEqual([]);
    const [update] = await screen.findAllByText('1 Änderung veröffentlichen');
    await user.click(update as HTMLElement);
    await waitFor(() => expect(bodies).toMatchObject([{ phone: '0341 990000', fax: '+49 341 5550143' }]));
    expect(bodies[0]).not.toHaveProperty('id');
  });

  it('is read as one line, whose pencil opens its fields', async () => {
    const { user } = await open('priority');
    const rows = await screen.findByRole('list', { name: 'Kontaktdaten' });
    expect(rows.querySelectorAll('dl')).toHaveLength(1);
    expect(rows).toHaveTextContent('Karl-Heine-Straße 42, 04229 Leipzig');
    await user.click(await screen.findByLabelText('+49 341 5550142 bearbeiten'));
    expect(await phone()).toHaveFocus();
    expect(await phone()).toHaveValue('+49 341 5550142');
    await user.click(screen.getByText('Abbrechen'));
    await waitFor(() => expect(screen.getByLabelText('Mehr zu +49 341 5550142')).toHaveFocus());
  });

  it('is deleted with a way back', async () => {
    const view = await openNew();
    await view.user.click(await phone());
    await view.user.paste('0341 5550142');
    await add(view);
    await view.user.click(await screen.findByLabelText('Mehr zu 0341 5550142'));
    await view.user.click(await screen.findByText('Löschen'));
    expect(view.profile.contacts).toHaveLength(1);
    await view.user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(view.profile.contacts).toEqual([]));
    expect(await screen.findByText(/^Noch keine Kontaktdaten/)).toBeVisible();
  });

  it.each(ways)('exists once where the response was lost (%s)', async (how) => {
    const view = await openNew();
    await view.user.click(await phone());
    await view.user.paste('0341 5550142');
    loseAnswer(profiles.addContact, { how });
    await add(view);
    expect(await screen.findByLabelText('Mehr zu 0341 5550142')).toBeVisible();
    expect(view.profile.contacts).toHaveLength(1);
  });
});
