import type { TFunction } from 'i18next';
import { readStored, writeStored } from '@/platform/clientStorage';
import { hasCommandKey } from '@/ui/basics/usePrintKey';

type Texts = TFunction<'search'>;

/** A key together with the one for commands, as this device's keyboard names it. */
const withCommand = (t: Texts, key: string) => (hasCommandKey() ? `⌘ ${key}` : `${t('keys.control')} ${key}`);

export const searchKey = (t: Texts) => withCommand(t, 'K');

/** The keys that do something, by what they do and where. */
export function keysOf(t: Texts) {
  const command = (...keys: string[]) => withCommand(t, keys.join(' '));
  const [shift, enter] = [t('keys.shift'), t('keys.enter')];
  return {
    everywhere: {
      search: [searchKey(t), '/'],
      list: ['?'],
      choose: ['↑', '↓'],
      open: [enter],
      close: [t('keys.escape')],
    },
    writing: {
      format: [command('B'), command('I'), command('K')],
      heading: [command('Alt', '3')],
      lists: [command(shift, '8'), command(shift, '7')],
      quote: [command(shift, 'B')],
      undo: [command('Z'), command('Y')],
      send: [command(enter)],
    },
    pages: {
      print: [command('P')],
      move: [t('keys.space'), '↑', '↓'],
      graph: ['←', '→', t('keys.home'), t('keys.end')],
    },
  } as const;
}

/** Whether `/` and `?` do something; on this device, unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;

export function switchSingleKeys(on: boolean): void {
  writeStored('singleKeys', on);
}
