import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { openWizard, step, writeQuestion } from './claimWizard';
import { accountOf, experienceOf, profileOf } from './profileWorld';

/* Lists far longer than real ones draw what is visible, stay within reach of the keyboard and tell how long they are. */

const many = 5_000;

// jsdom has no layout; a row that seems to have no height would let all others follow.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
});

function addMany(add: (index: number) => void, present: number): void {
  for (let index = present; index < many; index += 1) add(index);
}

/** The rows of a list that are drawn, each of which tells its place among all. */
async function drawnRows(name: string, count = many): Promise<HTMLElement[]> {
  const rowsNow = () => [...screen.getByRole('list', { name }).children] as HTMLElement[];
  await waitFor(() => expect(rowsNow()[0]).toHaveAttribute('aria-setsize', String(count)));
  const rows = rowsNow();
  expect(rows.length).toBeLessThan(100);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveAttribute('aria-setsize', String(count));
    expect(row).toHaveAttribute('aria-posinset', String(index + 1));
  }
  return rows;
}

const isOfExpert = ({ account_id }: { account_id: number }) => account_id === accountOf('expert').id;

describe(`${many} entries`, () => {
  it('of work experience and education beside a profile', async () => {
    const { world } = mocks;
    const job = experienceOf('Lehrbeauftragte');
    const [degree] = world.table('education').where(isOfExpert);
    if (!degree) throw new Error('no education');
    const { id: _job, ...jobFields } = job;
    const { id: _degree, ...degreeFields } = degree;
    addMany(() => world.table('experience').add(jobFields), world.table('experience').where(isOfExpert).length);
    addMany(() => world.table('education').add(degreeFields), world.table('education').where(isOfExpert).length);
    const { user } = await render(`/competence/${profileOf('priority').id}`, { as: 'expert' });
    const shown = profileOf('priority');
    const [experience, education] = [shown.experience_ids, shown.education_ids].map((ids) => many - ids.length);
    await user.click(await screen.findByText(`${education} weitere Ausbildungen nicht in diesem Profil`));
    await drawnRows(`${education} weitere Ausbildungen nicht in diesem Profil`, education);
    await user.click(await screen.findByText(`${experience} weitere Stationen nicht in diesem Profil`));
    const [first, second] = await drawnRows(`${experience} weitere Stationen nicht in diesem Profil`, experience);
    if (!first || !second) throw new Error('no rows');
    expect(second).toHaveAccessibleName();
    (await within(first).findByRole('button', { name: /^Mehr zu/ })).focus();
    await user.tab();
    expect(second).toContainElement(document.activeElement as HTMLElement);
  });

  it('of verification links', async () => {
    addProfiles();
    const { user } = await render('/verify-competence', { as: 'expert' });
    await user.click(await screen.findByText('Ihr offener Bestätigungslink'));
    const published = mocks.world.table('profiles').where((row) => isOfExpert(row) && row.public);
    const [, second] = await drawnRows('Ihr offener Bestätigungslink', published.length);
    expect(await within(second as HTMLElement).findByRole('link')).toBeVisible();
  });

  it('of profiles for a new claim are searched', async () => {
    addProfiles();
    const { user } = await openWizard();
    await writeQuestion(user);
    const field = await screen.findByRole('combobox', { name: 'Kompetenzprofil' });
    expect(field).toHaveAccessibleDescription(/5000 Einträge/);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(field);
    expect(await screen.findAllByRole('option')).toHaveLength(200);
    await user.type(field, 'Elektroing');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveDisplayValue(/Elektroing/);
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    await step('subject');
  });
});

function addProfiles(): void {
  const table = mocks.world.table('profiles');
  const { id: _id, ...fields } = profileOf('published');
  addMany(() => table.add({ ...fields, canonical: false }), table.where(isOfExpert).length);
}
