import { describe, expect } from 'vitest';
import { game } from '@/api/endpoints/game';
import { render } from '../render';
import { openGame, pick, played, startGame, termsOf } from './gameWorld';
import { find, findButton, press } from './quickFind';
import { faultsOf, inDialog } from './screenFaults';

/* The occupation game (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const openEditor = () => render(`/competence/${played().id}`, { as: 'expert' });
const openDialog = () => findButton('Berufsspiel spielen');

const notLoaded = /Das ließ sich nicht laden\./;

describe('every fault on the screen of the occupation game', () => {
  faultsOf(Object.values(game), [
    {
      call: game.getRound,
      message: 'read',
      open: async () => {
        const view = await openEditor();
        await press(openDialog());
        return view;
      },
      press: () => findButton('Erneut versuchen'),
      // The place of the notices is read with it.
      own: { '422 with fields': notLoaded, '500 as a page': notLoaded, 'success: false': notLoaded },
    },
    {
      call: game.submitResult,
      message: inDialog,
      // One mistake before its end.
      open: async () => {
        const view = await openGame();
        await startGame('Ohne Limit');
        await pick(...termsOf(false).slice(0, 2));
        return view;
      },
      press: (_, attempt) => {
        if (attempt > 0) return findButton('Noch einmal senden');
        return document.querySelector('[role="dialog"]') ? findButton(termsOf(false)[2] ?? '') : openDialog();
      },
      kept: () => find('[role="dialog"] h2', 'Das Spiel ist zu Ende'),
      reopen: openEditor,
      isSaved: () => expect(document.body.textContent).toMatch(/letzten Versuch\.|Ihr letzter Versuch/),
    },
  ]);
});
