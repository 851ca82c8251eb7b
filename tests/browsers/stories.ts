import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gameTerms } from '@mocks/data/gameTerms';
import { occupationId } from '@mocks/db/seedHelpers';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personaPassword, personas, type Persona } from '@mocks/personas';
import type { ResponseProfile } from '@mocks/scenarios';
import type { Language } from '@/api/schema/languages';
import { href } from '@/routes/href';
import { wordsOf, type Words } from '../e2e/flow/words';
import { seeded } from '../e2e/screenTable';
import { cardParts, stripeOrigin, testCards } from '../e2e/stripeStub';
import { build, mailedPath } from './servers';
import type { Target, Visitor } from './visitor';

/* What is done in every browser: the parts of the main job that lean on the browser most. */

export type Story = (visitor: Visitor, origin: string) => Promise<void>;

let t: Words = await wordsOf('de');
let responses: ResponseProfile = 'full';

/** What the stories are told with: the language of the interface, and what the server delivers. */
export async function tellIn(language: Language, delivered: ResponseProfile): Promise<void> {
  t = await wordsOf(language);
  responses = delivered;
}

/** Of the page: a heading further down may have the same name. */
const heading = (name: string | RegExp): Target => ({ role: 'heading', name, level: 1 });
const button = (name: string | RegExp): Target => ({ role: 'button', name });
const textbox = (name: string): Target => ({ role: 'textbox', name });

async function signIn(visitor: Visitor, { email, password }: Persona): Promise<void> {
  await visitor.see(heading(t('auth:login.title')));
  await visitor.type({ label: t('auth:field.email') }, email);
  await visitor.type({ label: t('auth:field.password') }, password);
  await visitor.press({ role: 'checkbox', name: t('auth:captcha.confirm') });
  await visitor.press(button(t('auth:login.submit')));
}

async function signInAndStay(visitor: Visitor, origin: string): Promise<void> {
  await visitor.resize(1280, 800);
  await visitor.open(`${origin}/`);
  await signIn(visitor, personas.expert);
  await visitor.press({ role: 'link', name: t('common:menu.profiles') });
  await visitor.see(heading(t('lists:profiles.title')));
  // The session outlives the page.
  await visitor.open(origin + href('profiles'));
  await visitor.see(heading(t('lists:profiles.title')));
  strictEqual(await visitor.path(), href('profiles'));
}

type Phone = readonly [width: number, height: number];

const phone: Phone = [390, 844];
const smallPhone: Phone = [360, 640];

interface Verification {
  address: string;
  choose?: () => Promise<void>;
}

/** Opens a page of verification, chooses, signs in where that is asked for, and confirms what is still chosen. */
async function verifyOn([width, height]: Phone, visitor: Visitor, origin: string, { address, choose }: Verification) {
  const asked = heading(new RegExp(t('verification:ask', { name: personas.expert.lastname })));
  const confirm = button(
    new RegExp(`^${t('verification:confirmAll', { count: 77 }).replace('77', '\\d+')}\\s*\\S.*\\.$`),
  );
  await visitor.resize(width, height);
  await visitor.open(origin + address);
  await visitor.see(asked);
  deepStrictEqual(await visitor.widths(), [width, width]);
  await choose?.();
  await visitor.press(confirm);
  await visitor.press({ role: 'link', name: t('verification:signIn.login') });
  await signIn(visitor, personas.contact);
  await visitor.see(asked);
  strictEqual(await visitor.path(), address);
  deepStrictEqual(await visitor.widths(), [width, width]);
  await visitor.press(confirm);
  const { firstname, lastname } = personas.contact;
  await visitor.see(heading(t('verification:done.titleNamed', { visitor: `${firstname} ${lastname}` })));
}

const verify =
  (size: Phone): Story =>
  async (visitor, origin) => {
    await verifyOn(size, visitor, origin, { address: href('verification', { token: invitationTokens.pending }) });
  };

/** The page of a profile, where nothing is pre-set. */
const verifyProfile =
  (size: Phone): Story =>
  async (visitor, origin) => {
    await verifyOn(size, visitor, origin, {
      address: href('personalVerification', { token: seeded.profile }),
      choose: () => visitor.press(button(t('verification:chooseAll'))),
    });
  };

/** Of the profile that nobody has confirmed. */
const winGame =
  ([width, height]: Phone): Story =>
  async (visitor, origin) => {
    const terms = gameTerms(Number(occupationId('Dozent')), 'de').filter(({ correct }) => correct);
    await visitor.resize(width, height);
    await visitor.open(origin + href('profile', { profileId: seeded.pausedProfile }));
    await signIn(visitor, personas.expert);
    await visitor.press(button(t('profiles:game')));
    await visitor.press(button(t('game:start.start')));
    await visitor.see({ role: 'heading', name: /„Dozent/, level: 2 });
    deepStrictEqual(await visitor.widths(), [width, width]);
    for (const { name } of terms) await visitor.press(button(name));
    await visitor.see({ role: 'heading', name: t('game:won.title'), level: 2 });
    await visitor.press(button(t('common:milestone.close')));
    await visitor.see({ text: t('common:confirmations.count', { count: 1 }) });
  };

async function writeClaim(visitor: Visitor, origin: string): Promise<void> {
  const address = origin + href('claim', { claimId: seeded.barrenClaim });
  const answers: [Target, string][] = [
    [textbox(t('claims:shortAnswer.headline')), 'Angst lässt nach, wenn man sie benennt.'],
    [textbox(t('claims:shortAnswer.text')), 'Schritt für Schritt, mit vielen Beispielen.'],
  ];
  await visitor.resize(1280, 800);
  await visitor.open(address);
  await signIn(visitor, personas.expert);
  for (const [field, text] of answers) await visitor.type(field, text);
  // Nobody has pressed anything to save.
  await visitor.see({ text: t('claims:taskDone.shortAnswer') });
  await visitor.open(address);
  for (const [field, text] of answers) strictEqual(await visitor.see(field), text);
}

const account = (section: string) => href('user', undefined, { section });
const link = (name: string): Target => ({ role: 'link', name });

/** Of somebody without a company. */
async function changeCompany(visitor: Visitor, origin: string): Promise<void> {
  const change = button(t('account:row.changeOf', { name: t('account:person.company') }));
  await visitor.resize(1280, 800);
  await visitor.open(origin + account('person'));
  await signIn(visitor, personas.new);
  await visitor.press(change);
  await visitor.type(textbox(t('account:person.company')), 'Neumann & Söhne');
  await visitor.press(button(t('common:action.save')));
  await visitor.see(change);
  await visitor.open(origin + account('person'));
  await visitor.see({ text: 'Neumann & Söhne' });
}

async function changeEmail(visitor: Visitor, origin: string): Promise<void> {
  const email = 'anna@neu.example';
  await visitor.resize(...phone);
  await visitor.open(origin + account('email'));
  await signIn(visitor, personas.expert);
  await visitor.press(button(t('account:row.changeOf', { name: t('account:email.label') })));
  await visitor.type({ label: t('account:email.new') }, email);
  await visitor.type({ label: t('account:password.current') }, personaPassword);
  await visitor.press(button(t('account:email.submit')));
  await visitor.see({ text: t('account:email.pending', { email }) });
  await visitor.open(origin + (await mailedPath('confirm-email')));
  await visitor.press(button(t('account:confirmEmail.confirm')));
  await visitor.press(link(t('account:confirmEmail.toAccount')));
  await visitor.see({ text: email });
}

async function pauseAndRestore(visitor: Visitor, origin: string): Promise<void> {
  const { email, password } = personas.expert;
  await visitor.resize(1280, 800);
  await visitor.open(origin + account('leave'));
  await signIn(visitor, personas.expert);
  await visitor.press(button(t('account:leave.pauseAccount')));
  await visitor.see({ role: 'heading', name: t('account:leave.pauseTitle'), level: 2 });
  await visitor.press(button(t('account:leave.pauseAccount')));
  await visitor.press(link(t('auth:login.restore')));
  await visitor.see(heading(t('auth:restore.title')));
  await visitor.type({ label: t('auth:field.email') }, email);
  await visitor.type({ label: t('auth:field.password') }, password);
  await visitor.press({ role: 'checkbox', name: t('auth:captcha.confirm') });
  await visitor.press(button(t('auth:restore.submit')));
  await visitor.see(heading(t('auth:login.title')));
}

async function deleteAccount(visitor: Visitor, origin: string): Promise<void> {
  await visitor.resize(...phone);
  await visitor.open(origin + account('leave'));
  await signIn(visitor, personas.expert);
  await visitor.type({ label: t('account:leave.word', { word: 'DELETE' }) }, 'DELETE');
  await visitor.press(button(t('account:leave.request')));
  await visitor.see({ text: t('account:leave.checkMail') });
  await visitor.open(origin + (await mailedPath('delete-account')));
  strictEqual(await visitor.path(), href('deleteUser'));
  await visitor.press(button(t('account:deleteUser.confirm')));
  await visitor.see(heading(t('account:deleteUser.deleted')));
  await visitor.press(link(t('account:deleteUser.restore')));
  await visitor.see(heading(t('auth:restore.title')));
}

/** To an order whose price the server does not name. */
async function agree(visitor: Visitor): Promise<void> {
  if (responses === 'plain') await visitor.press({ role: 'checkbox', name: t('checkout:noPrice.agree') });
}

/** With a card that needs no bank, after one that is declined. */
async function orderPlan(visitor: Visitor, origin: string): Promise<void> {
  const order = button(new RegExp(`^${t('checkout:order')}`));
  await visitor.resize(1280, 800);
  await visitor.open(origin + href('checkout', undefined, { plan: 'patron' }));
  await signIn(visitor, personas.expert);
  await visitor.see(heading(t('common:page.checkout')));
  await visitor.fillFrames(stripeOrigin, cardParts(testCards.declined));
  await agree(visitor);
  await visitor.press(order);
  await visitor.see(button(new RegExp(t('checkout:refusal.funds'))));
  await visitor.fillFrames(stripeOrigin, cardParts(testCards.accepted));
  await visitor.press(order);
  await visitor.see({ role: 'dialog', name: t('checkout:booked.title', { plan: 'Patron' }) });
  await visitor.press(button(t('common:milestone.close')));
  await visitor.see({ text: 'Patron' });
  strictEqual(await visitor.path(), href('billing'));
}

/** The bank is asked on a phone, refuses, and agrees to the same order. */
async function askBank(visitor: Visitor, origin: string): Promise<void> {
  const order = button(new RegExp(`^${t('checkout:order')}`));
  await visitor.resize(...phone);
  await visitor.open(origin + href('checkout', undefined, { plan: 'vendor' }));
  await signIn(visitor, personas.new);
  await visitor.see(heading(t('common:page.checkout')));
  await visitor.fillFrames(stripeOrigin, cardParts(testCards.asks));
  await agree(visitor);
  await visitor.press(order);
  await visitor.press(button('Bank refuses'));
  await visitor.see({ role: 'group', name: t('checkout:refusal.bank') });
  await visitor.press(order);
  await visitor.press(button('Bank agrees'));
  await visitor.see({ role: 'dialog', name: t('checkout:booked.title', { plan: 'Vendor' }) });
}

async function comparePlans(visitor: Visitor, origin: string): Promise<void> {
  await visitor.resize(...phone);
  await visitor.open(origin + href('pricing'));
  await visitor.see({ role: 'heading', name: 'Patron', level: 2 });
  await visitor.see({ role: 'table', name: t('plans:compare.title') });
  // Beside a scroll bar, where the browser draws one.
  const [width, content] = await visitor.widths();
  ok(content <= width, `${content} of ${width} px`);
}

async function addOffer(visitor: Visitor, origin: string): Promise<void> {
  const name = 'Beratung am Telefon';
  await visitor.resize(1280, 800);
  const address = origin + href('customerProducts', undefined, { type: 'service' });
  await visitor.open(address);
  await signIn(visitor, personas.expert);
  await visitor.press(link(t('products:form.add')));
  await visitor.type(textbox(t('products:form.name')), name);
  await visitor.press(button(t('common:action.save')));
  await visitor.see(button(name));
  await visitor.open(address);
  await visitor.see(button(name));
}

/** A look ends with the document that it looks at: once by the page's own reload, once by the one that is pressed. */
async function seeAcrossReloads(visitor: Visitor, target: Target): Promise<void> {
  const see = () => visitor.see(target);
  await see().catch(see).catch(see);
}

/** The page tries twice by itself; what it offers then must ask the server once more, whatever a browser keeps of failed loads. */
async function reloadMissingFile(visitor: Visitor, origin: string): Promise<void> {
  const assets = join(build, 'assets');
  const file = readdirSync(assets).find((name) => /^VerificationPage-.*\.js$/.test(name));
  if (!file) throw new Error('The page of an invitation has no file of its own.');
  await visitor.resize(...phone);
  renameSync(join(assets, file), join(build, file));
  try {
    await visitor.open(origin + href('verification', { token: invitationTokens.pending }));
    await seeAcrossReloads(visitor, heading(t('common:crash.title')));
  } finally {
    renameSync(join(build, file), join(assets, file));
  }
  await visitor.press(button(t('common:crash.reload')));
  await seeAcrossReloads(visitor, heading(new RegExp(t('verification:ask', { name: personas.expert.lastname }))));
}

export const stories: Readonly<Record<string, Story>> = {
  'sign-in': signInAndStay,
  'verification at 390 px, with sign-in and return': verify(phone),
  'verification at 360 px, with sign-in and return': verify(smallPhone),
  'verification of a profile at 390 px, chosen before the sign-in': verifyProfile(phone),
  'verification of a profile at 360 px, chosen before the sign-in': verifyProfile(smallPhone),
  'the occupation game at 390 px, won': winGame(phone),
  'the occupation game at 360 px, won': winGame(smallPhone),
  'typing with autosave in the claim editor': writeClaim,
  'a row of the account, changed in its place': changeCompany,
  'another e-mail address, confirmed by its mail': changeEmail,
  'a pause, and back': pauseAndRestore,
  'a deletion by its mail': deleteAccount,
  'a file that was missing twice, there after a reload': reloadMissingFile,
};

/** Plans, orders and offers: in both languages, and of documented fields alone. */
export const salesStories: typeof stories = {
  'the plans, side by side at 390 px': comparePlans,
  'an offer, made and there after a reload': addOffer,
  'a plan, ordered with the second card': orderPlan,
  'a plan, ordered at 390 px once the bank agrees': askBank,
};
