import { describe, expect } from 'vitest';
import { mocks } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { users } from '@/api/endpoints/users';
import { render } from '../render';
import { find, findButton, findField, findNamed, press, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow } from './screenFaults';

/* The calls of the account (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const open = (section: string) => () => render(`/user?section=${section}`, { as: 'expert' });
const openRow = (section: string, label: string) => async () => {
  const view = await open(section)();
  // A kept draft opens it by itself.
  if (!document.querySelector('main form')) await press(findNamed(`${label} ändern`));
  return view;
};

const notLoaded = (text: RegExp) => ({ ...ownWords(text), 'cut JSON': text, 'network down': text });

const unknown = (text: RegExp) => ({ '500 as a page': text, 'cut JSON': text, 'network down': text });
const perhapsConfirmed = /^Die Antwort des Servers kam nicht an\. Vielleicht ist die neue Adresse schon bestätigt\./;
const wrongToken = /^Hoppla, Ihr Link scheint ungültig zu sein\./;
const leadsToTheMail = 'leads on to the mail that was perhaps sent';

const save = () => findButton('Speichern');

const rows: FaultRow[] = [
  {
    call: users.getDetails,
    message: 'read',
    own: notLoaded(/^Ihre Kontodaten konnten nicht geladen werden\./),
    open: open('person'),
    press: () => findButton('Erneut versuchen'),
  },
  {
    call: users.getAcademicInformation,
    message: 'read',
    own: notLoaded(/^Titel und Grad konnten nicht geladen werden\./),
    open: open('academic'),
    press: () => findButton('Erneut versuchen'),
  },
  {
    call: users.updateDetails,
    message: 'form',
    field: { name: 'firstname', find: () => findField('Vorname') },
    open: openRow('person', 'Name'),
    type: () => write('Vorname', 'Anna-Lena'),
    press: save,
    kept: async () => expect(await findField('Vorname')).toHaveDisplayValue('Anna-Lena'),
    draft: () => 'account-name',
  },
  {
    call: users.updateAcademicInformation,
    message: 'form',
    field: { name: 'academic_degree', find: () => findField('Grad nach dem Namen') },
    open: openRow('academic', 'Name mit Titel und Grad'),
    type: () => write('Grad nach dem Namen', 'MBA'),
    press: save,
    kept: async () => expect(await findField('Grad nach dem Namen')).toHaveDisplayValue('MBA'),
    draft: () => 'account-academic',
  },
  {
    call: users.changeEmail,
    message: 'form',
    field: { name: 'email', find: () => findField('Neue E-Mail-Adresse') },
    own: unknown(/^Die Antwort des Servers kam nicht an\. Vielleicht ist eine E-Mail an anna@neu\.example unterwegs/),
    open: openRow('email', 'Ihre Adresse'),
    type: async () => {
      await write('Neue E-Mail-Adresse', 'anna@neu.example');
      await write('Aktuelles Passwort', personaPassword);
    },
    press: () => findButton('Bestätigung senden'),
    // Without a draft to restore: the form begins with the address that waits for its confirmation.
    kept: async () => expect(await findField('Neue E-Mail-Adresse')).toHaveDisplayValue('anna@neu.example'),
  },
  {
    call: users.changePassword,
    message: 'form',
    field: { name: 'current_password', find: () => findField('Aktuelles Passwort') },
    own: unknown(/^Die Antwort des Servers kam nicht an\. Vielleicht ist Ihr Passwort schon geändert/),
    open: open('password'),
    type: async () => {
      await write('Aktuelles Passwort', personaPassword);
      await write('Neues Passwort', 'Sommer-2027');
      await write('Passwort wiederholen', 'Sommer-2027');
    },
    press: () => findButton('Passwort ändern'),
    kept: async () => expect(await findField('Neues Passwort')).toHaveDisplayValue('Sommer-2027'),
  },
  {
    call: users.confirmEmail,
    message: () => document.querySelector('main [role="alert"]'),
    own: {
      ...unknown(perhapsConfirmed),
      '403': wrongToken,
      '422 with fields': wrongToken,
      // The page of an error came before: the link may be used up.
      'success: false': perhapsConfirmed,
    },
    open: () => render('/users/email/confirm/ein-token', { as: 'expert' }),
    press: () => findButton(/^(?:Adresse bestätigen|Erneut versuchen)$/),
    staysWithoutWords: true,
  },
  {
    call: users.requestDeletion,
    message: 'form',
    own: { 'success: false': /^Die Anfrage zum Löschen ließ sich nicht senden\./ },
    without: {
      '500 as a page': leadsToTheMail,
      'cut JSON': leadsToTheMail,
      'network down': leadsToTheMail,
    },
    open: open('leave'),
    type: () => write(/DELETE/, 'DELETE'),
    press: () => findButton('E-Mail zum Löschen anfordern'),
    kept: async () => expect(await findField(/DELETE/)).toHaveDisplayValue('DELETE'),
  },
  {
    call: users.deactivateAccount,
    message: inDialog,
    open: async () => {
      const view = await open('leave')();
      await press(findButton('Konto pausieren'));
      return view;
    },
    press: () => find('[role="dialog"] button', 'Konto pausieren'),
  },
  {
    call: users.deleteAccount,
    message: () => document.querySelector('main [role="alert"]:not(.MuiAlert-colorWarning)'),
    own: { '403': wrongToken, '422 with fields': wrongToken, 'success: false': wrongToken },
    open: async () => {
      const account = mocks.world.table('accounts').where(({ email }) => email === personas.expert.email)[0];
      if (account) account.deletion_token = 'ein-token';
      return render('/users/delete?token=ein-token', { as: 'expert' });
    },
    press: () => findButton('Konto löschen'),
  },
];

describe('every fault on the screens of the account', () => {
  faultsOf(
    [
      users.getDetails,
      users.getAcademicInformation,
      users.updateDetails,
      users.updateAcademicInformation,
      users.changeEmail,
      users.changePassword,
      users.confirmEmail,
      users.requestDeletion,
      users.deactivateAccount,
      users.deleteAccount,
    ],
    rows,
  );
});
