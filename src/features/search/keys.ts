import type { TFunction } from 'i18next';
import { readStored, writeStored } from '@/platform/clientStorage';
import { hasCommandKey } from '@/ui/basics/usePrinting';

export type Texts = TFunction<'search'>;

/** The key together with the command key, as this device's keyboard names it. */
export const withCommand = (t: Texts, key: string) => (hasCommandKey() ? `⌘ ${key}` : `${t('keys.control')} ${key}`);

export const searchKey = (t: Texts) => withCommand(t, 'K');

/** Whether `/` and `?` work on this device: they do unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;

export function switchSingleKeys(on: boolean): void {
  writeStored('singleKeys', on);
}
