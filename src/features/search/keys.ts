import type { TFunction } from 'i18next';
import { readStored, writeStored } from '@/platform/clientStorage';
import { hasCommandKey } from '@/ui/basics/usePrinting';

export type Texts = TFunction<'search'>;

/** A key together with the one for commands, as this device's keyboard names it. */
export const withCommand = (t: Texts, key: string) => (hasCommandKey() ? `⌘ ${key}` : `${t('keys.control')} ${key}`);

export const searchKey = (t: Texts) => withCommand(t, 'K');

/** Whether `/` and `?` do something; on this device, unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;

export function switchSingleKeys(on: boolean): void {
  writeStored('singleKeys', on);
}
