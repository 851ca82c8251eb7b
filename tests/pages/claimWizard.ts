import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { fill } from './authForms';
import { accountOf, profileOf } from './profileWorld';

/* The steps of the wizard for a new claim, as an expert goes through them. */

export const wizardPath = '/competence/new-claim';
export const question = 'Lohnt sich eine Wärmepumpe im Altbau?';

export const questionsOfSteps = {
  question: 'Welche Frage beantworten Sie?',
  profile: 'Zu welchem Profil gehört der Claim?',
  subject: 'Worum geht es, und was ist daran schwierig?',
  finding: 'Wie wird Ihr Claim gefunden?',
  answer: 'Wie lautet Ihre Antwort in Kürze?',
  publish: 'Soll der Claim jetzt online gehen?',
} as const;
type Step = keyof typeof questionsOfSteps;

/** Waits for a step and returns its heading. */
export const step = (name: Step) => screen.findByText(questionsOfSteps[name], { selector: 'h1' });

export const press = async (user: UserEvent, name = 'Weiter') =>
  user.click(await screen.findByText(name, { selector: 'button, button *' }));

export const created = () => mocks.world.table('claims').where((claim) => claim.question === question);

/** Leaves the expert one profile, which is public. */
export function keepOneProfile() {
  const { id } = profileOf('published');
  const own = accountOf('expert').id;
  const profiles = mocks.world.table('profiles');
  for (const profile of profiles.where(({ account_id }) => account_id === own)) {
    if (profile.id !== id) profiles.remove(profile.id);
  }
}

type WizardView = Awaited<ReturnType<typeof render>>;

export async function openWizard() {
  const view = await render(wizardPath, { as: 'expert' });
  await step('question');
  return view;
}

/** The wizard with a page of the product before it in the history. */
export async function openWizardFromList() {
  const view = await render('/competence/claims', { as: 'expert' });
  await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
  await view.router.navigate(wizardPath);
  await step('question');
  return view;
}

export async function writeQuestion(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Frage' }));
  await user.paste(question);
  await user.keyboard('{Enter}');
}

export async function reachSubject(view?: WizardView) {
  const shown = view ?? (await openWizard());
  const { user } = shown;
  await writeQuestion(user);
  await step('profile');
  await user.click(await screen.findByRole('radio', { name: /Elektroingenieur.*Erneuerbare Energien$/ }));
  await press(user);
  await step('subject');
  await screen.findByLabelText('Thema');
  return shown;
}

export async function reachFinding(from?: WizardView) {
  const view = await reachSubject(from);
  await fill(view.user, { Thema: 'Wärme im Altbau', Problem: 'Viele wissen nicht, wo sie anfangen sollen.' });
  await press(view.user);
  await step('finding');
  await screen.findByRole('textbox', { name: 'Stichwörter' });
  return view;
}

export const categoryChips = async () =>
  within(await screen.findByRole('group', { name: 'Kategorien' })).findAllByRole('button', { pressed: false });

/** Fills every step up to the short answer, which is left to the test. */
export async function reachAnswer(keywords = 'Wärmepumpe, Altbau, Heizung,', from?: WizardView) {
  const view = await reachFinding(from);
  const { user } = view;
  await fill(user, { Stichwörter: keywords });
  const [first] = await categoryChips();
  await user.click(first as HTMLElement);
  await press(user);
  await step('answer');
  await screen.findByLabelText('Überschrift');
  return view;
}

/** Fills all there is, up to the button that creates the claim. */
export async function fillWizard(keywords?: string, from?: WizardView) {
  const view = await reachAnswer(keywords, from);
  await fill(view.user, { Überschrift: 'Ja, mit gedämmtem Dach.', Text: 'Entscheidend ist die Vorlauftemperatur.' });
  return view;
}
