import type { TFunction } from 'i18next';
import { readStored, writeStored } from '@/platform/clientStorage';
import { hasCommandKey } from '@/ui/basics/usePrintKey';

type Texts = TFunction<'search'>;

/** A key together with the one for commands, as this device's keyboard names it. */
const withCommand = (t: Texts, key: string) => (hasCommandKey() ? `⌘ ${key}` : `${t('keys.control')} ${key}`);

export const searchKey = (t: Texts) => withCommand(t, 'K');
export const printKey = (t: Texts) => withCommand(t, 'P');

/** Whether `/` and `?` do something; on this device, unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;

export function switchSingleKeys(on: boolean): void {
  writeStored('singleKeys', on);
}
