import type { TFunction } from 'i18next';
import { hasCommandKey } from '@/ui/basics/usePrinting';

export type Texts = TFunction<'search'>;

/** The key together with the command key, as this device's keyboard names it. */
export const withCommand = (t: Texts, key: string) => (hasCommandKey() ? `⌘ ${key}` : `${t('keys.control')} ${key}`);

export const searchKey = (t: Texts) => withCommand(t, 'K');
