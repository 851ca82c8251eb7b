import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { BusyButton } from '@/ui/basics/BusyButton';
import { drawerFoot } from '@/ui/basics/DrawerFoot';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useFieldId, useRegisterField } from '@/ui/form/fieldRegistry';
import { Form } from '@/ui/form/Form';
import { RadioField } from '@/ui/form/RadioField';
import { SelectField } from '@/ui/form/SelectField';
import type { SelectOption } from '@/ui/form/options';
import { useToneOptions, type TextTone } from './useToneOptions';

/** Required before anything is written (AIA-03). */
const Prerequisites = z.object({ headline: Title, style: Title, formality: Title });

interface SuggestionFormProps {
  /** Key of the proposal: each has a form of its own. */
  sectionKey: string;
  tone: TextTone;
  headline: string;
  isAsking: boolean;
  hasProposal: boolean;
  onAsk: (tone: TextTone) => Promise<ApiFailure | null>;
  /** Called with every choice, not only with a submitted one. */
  onChoose: (tone: TextTone) => void;
  onGoToHeadline: () => void;
  submitRef: Ref<HTMLButtonElement>;
}

export function SuggestionForm(props: SuggestionFormProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const { request, reload, isOffered, styles, formalities } = useToneOptions();
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
      <ToneForm key={props.sectionKey} {...props} styles={styles} formalities={formalities} />
    </StatusView>
  );
}

interface ToneFormProps extends SuggestionFormProps {
  styles: readonly SelectOption[];
  formalities: readonly SelectOption[];
}

function ToneForm(props: ToneFormProps) {
  const { styles, formalities, tone, headline, isAsking, hasProposal, onAsk, onChoose, onGoToHeadline, submitRef } =
    props;
  const { t } = useTranslation('assistant');
  const offered = (options: readonly SelectOption[], id: string) =>
    options.some(({ value }) => value === id) ? id : '';
  return (
    <Form
      schema={Prerequisites}
      defaultValues={{
        headline,
        style: offered(styles, tone.style),
        formality: offered(formalities, tone.formality),
      }}
      idPrefix="assistant"
      label={t('ask.label')}
      validateOn="submit"
      onSubmit={async ({ style, formality }) => {
        const failure = await onAsk({ style, formality });
        // Any other failure is shown where the proposal would be.
        return failure?.fields?.['style'] || failure?.fields?.['formality'] ? failure : null;
      }}
    >
      {headline.trim() ? null : <MissingHeadline onGoTo={onGoToHeadline} />}
      <ChosenTone onChoose={onChoose} />
      <SelectField name="style" label={t('ask.style')} options={styles} emptyLabel={t('ask.noStyle')} size="full" />
      <RadioField name="formality" label={t('ask.formality')} options={formalities} row />
      {/* The actions of a proposal take the place of the drawer's. */}
      <Box sx={hasProposal ? {} : drawerFoot}>
        <BusyButton ref={submitRef} type="submit" variant={hasProposal ? 'outlined' : 'contained'} busy={isAsking}>
          {t(hasProposal ? 'ask.again' : 'ask.submit')}
        </BusyButton>
      </Box>
    </Form>
  );
}

function ChosenTone({ onChoose }: Pick<SuggestionFormProps, 'onChoose'>) {
  const [style, formality] = useWatch<TextTone, ['style', 'formality']>({ name: ['style', 'formality'] });
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (style || formality) choose({ style, formality });
  }, [style, formality]);
  return null;
}

function MissingHeadline({ onGoTo }: { onGoTo: () => void }) {
  const { t } = useTranslation('assistant');
  // The error summary leads here, where the way to the field is.
  useRegisterField('headline', { label: t('ask.headline') });
  const id = useFieldId()('headline');
  return (
    <Alert severity="info" role="note">
      {t('ask.noHeadline')}{' '}
      <Link component="button" type="button" id={id} onClick={onGoTo} sx={{ font: 'inherit', textAlign: 'start' }}>
        {t('ask.toHeadline')}
      </Link>
    </Alert>
  );
}
