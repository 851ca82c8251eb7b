import { useTranslation } from 'react-i18next';
import type { AssistantOption } from '@/api/endpoints/assistant';
import { knownFormalities, knownName, knownStyles } from '@/domain/suggestedText';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import type { SelectOption } from '@/ui/form/options';
import { useLanguage } from '@/ui/text/useLanguage';
import { fetchVariables, selectVariables, selectVariablesRequest } from './assistantSlice';

/** Ids of a style and a form of address; '' where none was chosen. */
export interface TextTone {
  style: string;
  formality: string;
}

/** Styles and forms of address in the language of the page (AIA-01). */
export function useToneOptions() {
  const { t } = useTranslation('assistant');
  const locale = useLanguage();
  const variables = useAppSelector((state) => selectVariables(state, locale));
  const request = useRequest((state) => selectVariablesRequest(state, locale));
  // Without either of them nothing can be asked for.
  const isOffered = variables !== null && variables.styles.length > 0 && variables.formalities.length > 0;
  const reload = useLoad(fetchVariables, isOffered ? null : { query: { locale } }, request);
  const options = (list: readonly AssistantOption[], textOf: (name: string) => string): SelectOption[] =>
    list.map(({ id, name }) => ({ value: id, label: textOf(name) || id }));
  return {
    request,
    reload,
    isOffered,
    // Names may be keys (AIA-02); any other is shown as it is.
    styles: options(variables?.styles ?? [], (name) => {
      const known = knownName(knownStyles, name);
      return known ? t(`styles.${known}`) : name;
    }),
    formalities: options(variables?.formalities ?? [], (name) => {
      const known = knownName(knownFormalities, name);
      return known ? t(`formalities.${known}`) : name;
    }),
  };
}

/** What was chosen last on this device. */
export function useRememberedTone() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  return {
    read: (): TextTone => {
      const stored = readStored('tonesOfText', userId) as Partial<Record<keyof TextTone, unknown>> | null;
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      return { style: text(stored?.style), formality: text(stored?.formality) };
    },
    write: ({ style, formality }: TextTone): void => void writeStored('tonesOfText', { style, formality }, userId),
  };
}
