import { describe, expect } from 'vitest';
import { endorsements } from '@/api/endpoints/endorsements';
import { render } from '../render';
import { find, findButton, findField, press, write } from './quickFind';
import { faultsOf, inDialog } from './screenFaults';

/* Inviting somebody (quality G3, G16, G18); screenFaults.ts says what the row meets. */

describe('every fault on the screen of an invitation', () => {
  faultsOf(
    [endorsements.createInvitation],
    [
      {
        call: endorsements.createInvitation,
        message: inDialog,
        open: async () => {
          const view = await render('/verify-competence', { as: 'expert' });
          await press(findButton('Jemanden einladen'));
          await find('[role="dialog"] input[type="checkbox"]');
          return view;
        },
        type: async () => {
          await write('Vorname', 'Tom');
          await write('Nachname', 'Fink');
        },
        press: () => find('[role="dialog"] button[type="submit"]', 'Einladung anlegen'),
        kept: async () => expect(await findField('Nachname')).toHaveDisplayValue('Fink'),
        draft: () => 'invitation',
      },
    ],
  );
});
