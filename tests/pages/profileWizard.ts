import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { fill } from './authForms';
import { accountOf } from './profileWorld';

/* The steps of the wizard for a new profile, as somebody without one goes through them. */

const questions = {
  occupation: 'Für welchen Beruf ist dieses Profil?',
  competence: 'Worin sind Sie besonders gut?',
  station: 'Wo arbeiten Sie, oder wo haben Sie zuletzt gearbeitet?',
  details: 'Was soll noch in Ihrem Profil stehen?',
  publish: 'Soll das Profil jetzt online gehen?',
} as const;
type Step = keyof typeof questions;

/** Waits for a step and returns its heading. */
export const step = (name: Step) => screen.findByText(questions[name], { selector: 'h1' });

export const press = async (user: UserEvent, name = 'Weiter') =>
  user.click(await screen.findByText(name, { selector: 'button, button *' }));

export const ownProfiles = () =>
  mocks.world.table('profiles').where(({ account_id }) => account_id === accountOf('new').id);

export async function chooseOccupation(
  user: UserEvent,
  search = 'Energieb',
  name: string | RegExp = 'Energieberaterin / Energieberater',
) {
  (await screen.findByRole('combobox', { name: 'Beruf' })).focus();
  await user.paste(search);
  await user.click((await screen.findAllByRole('option', { name }))[0] as HTMLElement);
}

/** Narrows the list of subjects down to one. */
export async function chooseSubject(user: UserEvent, name: string) {
  (await screen.findByRole('combobox', { name: 'Schwerpunkt' })).focus();
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name }));
}

export async function fillCompetence(user: UserEvent) {
  await user.selectOptions(await screen.findByLabelText('Fachbereich'), 'Elektrotechnik und Energie');
  await chooseSubject(user, 'Erneuerbare Energien');
  await user.click(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' }));
  await user.paste('6');
}

/** Opens the wizard and fills in all that the profile is created with. */
export async function reachCompetence() {
  const view = await render('/competence/new-profile', { as: 'new' });
  await chooseOccupation(view.user);
  await press(view.user);
  await step('competence');
  await fillCompetence(view.user);
  return view;
}

export async function reachStation() {
  const view = await reachCompetence();
  await press(view.user, 'Profil anlegen');
  await step('station');
  await screen.findByLabelText('Position');
  return view;
}

export async function fillStation(user: UserEvent) {
  await fill(user, { Position: 'Energieberater', Unternehmen: 'Stadtwerke Beispielstadt', Ort: 'Freiburg' });
  await user.click((await screen.findAllByRole('spinbutton'))[0] as HTMLElement);
  await user.keyboard('032018');
  // Found in the catalogue for the subject.
  await screen.findByRole('button', { name: 'Energietechnik' });
}

export async function reachDetails() {
  const view = await reachStation();
  await fillStation(view.user);
  await press(view.user);
  await step('details');
  await screen.findByRole('radio', { name: 'Experte' });
  return view;
}

export async function fillEducation(user: UserEvent) {
  await press(user, 'Ausbildung hinzufügen');
  await user.click(await screen.findByRole('radio', { name: 'Hochschule oder Studium' }));
  await fill(user, { 'Abschluss oder Bezeichnung': 'Bachelor Energietechnik', Ort: 'Karlsruhe' });
}
