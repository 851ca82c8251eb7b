import { describe, expect } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { endorsements } from '@/api/endpoints/endorsements';
import { render } from '../render';
import { creationFaultsOf, type CreationRow } from './creationFaults';
import { profileOf } from './profileWorld';
import { find, findButton, press } from './quickFind';

/* A visitor’s confirmation after an unknown outcome (D-66, D-93), on both pages. */

const rows: Record<string, CreationRow> = {
  'a confirmation by invitation': {
    call: endorsements.submitVerification,
    open: () => render(`/verification/${invitationTokens.pending}`, { as: 'contact' }),
    press: () => findButton(/^Alle \d+ bestätigen|Punkte? bestätigen/),
    // It has none: opened again, the invitation is answered, and asks nothing more.
    draft: () => 'none',
    isSaved: () => expect(document.querySelector('h1')).toHaveTextContent(/^(?:Danke|Schon bestätigt)/),
  },
  'a confirmation on a profile’s own page': {
    call: endorsements.submitPersonalVerification,
    open: async () => {
      const view = await render(`/personal/verification/${profileOf('priority').id}`, { as: 'contact' });
      await find('[role="checkbox"]');
      return view;
    },
    type: () => press(find('[role="checkbox"]')),
    press: () => findButton(/^Alle \d+ bestätigen|Punkte? bestätigen/),
    isSaved: () => expect(document.querySelector('h1')).toHaveTextContent(/^Danke/),
  },
};

describe('a confirmation whose response is lost', () => {
  creationFaultsOf(Object.entries(rows));
});
