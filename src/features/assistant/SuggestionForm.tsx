import { Alert, Box, Button } from '@mui/material';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { AssistantOption } from '@/api/endpoints/assistant';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { knownFormalities, knownName, knownStyles, presetOption } from '@/domain/suggestedText';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { BusyButton } from '@/ui/basics/BusyButton';
import { drawerFoot } from '@/ui/basics/DrawerFoot';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { Form } from '@/ui/form/Form';
import { RadioField } from '@/ui/form/RadioField';
import { SelectField } from '@/ui/form/SelectField';
import type { SelectOption } from '@/ui/form/options';
import { useRefusalText } from '@/ui/text/useFailureText';
import { useLanguage } from '@/ui/text/useLanguage';
import { fetchVariables, selectVariables, selectVariablesRequest, type SuggestionState } from './assistantSlice';

const Tone = z.object({ style: Title, formality: Title });
/** Ids of a style and a form of address. */
export type TextTone = z.output<typeof Tone>;

/** Styles and forms of address in the language of the page (AIA-01). */
function useToneOptions() {
  const { t } = useTranslation('assistant');
  const locale = useLanguage();
  const variables = useAppSelector((state) => selectVariables(state, locale));
  const request = useRequest((state) => selectVariablesRequest(state, locale));
  // Without either of them nothing can be asked for.
  const isOffered = variables !== null && variables.styles.length > 0 && variables.formalities.length > 0;
  const reload = useLoad(fetchVariables, isOffered ? null : { query: { locale } }, request);
  const styles = optionsOf(knownStyles, (name) => t(`styles.${name}`), variables?.styles);
  const formalities = optionsOf(knownFormalities, (name) => t(`formalities.${name}`), variables?.formalities);
  return { request, reload, isOffered, styles, formalities };
}

/** Names may be keys (AIA-02); any other is shown as it is. */
function optionsOf<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string,
  delivered: readonly AssistantOption[] = [],
): SelectOption[] {
  return delivered.map(({ id, name }) => {
    const key = knownName(names, name);
    return { value: id, label: key ? textOf(key) : name || id };
  });
}

/** Chosen last on this device. */
function useRememberedTone() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const read = () => readStored('tonesOfText', userId) as Partial<Record<keyof TextTone, unknown>> | null;
  const remember = (choice: Partial<TextTone>): void =>
    void writeStored('tonesOfText', { ...read(), ...choice }, userId);
  return { last: read(), remember };
}

/** Failures whose general texts speak of pages and entries. */
const ownTexts = new Set<ApiFailure['kind']>(['notFound', 'notOffered', 'server', 'network', 'contract']);

interface SuggestionFormProps {
  suggestion: SuggestionState;
  hasHeadline: boolean;
  onAsk: (tone: TextTone) => Promise<ApiFailure | null>;
  onGoToHeadline: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

export function SuggestionForm({ suggestion, hasHeadline, onAsk, onGoToHeadline, buttonRef }: SuggestionFormProps) {
  const { t } = useTranslation('assistant');
  const { request, reload, isOffered, styles, formalities } = useToneOptions();
  const { last, remember } = useRememberedTone();
  const refusalText = useRefusalText();
  const { status, failure, proposal } = suggestion;
  const failureText = (refused: ApiFailure) => {
    if (ownTexts.has(refused.kind)) return t(`failure.${refused.kind as 'server'}`);
    // The server's words on fields stand below a general text.
    return refused.fields ? undefined : refusalText(refused);
  };
  const hasProposal = proposal !== null && status !== 'loading';
  return (
    <StatusView
      request={request}
      hasContent={isOffered}
      skeleton={<ListSkeleton rows={3} height={56} />}
      empty={
        <ActionAlert severity="info" onAction={reload}>
          {t('ask.noneOffered')}
        </ActionAlert>
      }
      failureText="assistant:ask.notLoaded"
      onRetry={reload}
    >
      <Form
        schema={Tone}
        defaultValues={{
          style: presetOption(styles, last?.style, t('styles.default')),
          formality: presetOption(formalities, last?.formality, t('formalities.formal')),
        }}
        idPrefix="assistant"
        label={t('ask.label')}
        // The panel may have been closed meanwhile.
        refused={failure ?? undefined}
        failureText={failureText}
        onSubmit={(tone) => (hasHeadline ? onAsk(tone) : Promise.resolve(null))}
      >
        <SelectField
          name="style"
          label={t('ask.style')}
          options={styles}
          size="full"
          onChange={(style) => remember({ style })}
        />
        <RadioField
          name="formality"
          label={t('ask.formality')}
          options={formalities}
          row
          onChange={(formality) => remember({ formality })}
        />
        {hasHeadline ? null : <Alert severity="info">{t('ask.noHeadline')}</Alert>}
        {/* The actions of a proposal take the place of the drawer's. */}
        <Box sx={hasProposal ? {} : drawerFoot}>
          {hasHeadline ? (
            <BusyButton
              ref={buttonRef}
              type="submit"
              variant={hasProposal ? 'outlined' : 'contained'}
              busy={status === 'loading'}
            >
              {t(proposal ? 'ask.again' : 'ask.submit')}
            </BusyButton>
          ) : (
            <Button ref={buttonRef} variant={hasProposal ? 'outlined' : 'contained'} onClick={onGoToHeadline}>
              {t('ask.toHeadline')}
            </Button>
          )}
        </Box>
      </Form>
    </StatusView>
  );
}
