import { Stack } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HelpLinks } from '@/features/help/HelpLinks';
import { config } from '@/platform/config';
import { SupportMail } from '@/ui/basics/SupportMail';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { Field } from '@/ui/form/Field';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import { RadioField } from '@/ui/form/RadioField';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

const subjects = ['question', 'fault', 'idea'] as const;
type Feedback = { about: (typeof subjects)[number]; text: string };

/** Composes an e-mail, which the person sends; nothing is sent from here (D-72). */
export default function FeedbackPage() {
  const { t } = useTranslation(['help', 'common']);
  const form = useForm<Feedback>({ defaultValues: { about: 'question', text: '' } });
  const context = useFormContextValue();
  const [about, text] = useWatch({ control: form.control, name: ['about', 'text'] });
  const intro = t(config.supportEmail ? 'feedback.intro' : 'feedback.introCopy');
  usePageHead(intro);
  return (
    <PageLayout title={t('common:menu.feedback')} intro={intro} width="text" isWhole>
      <FormContext value={context}>
        <FormProvider {...form}>
          <Stack component="section" aria-label={t('common:menu.feedback')} sx={{ gap: 2.5 }}>
            <DraftKeeper name="feedback" registerForgetDraft={forgetNothing} />
            <RadioField
              name="about"
              label={t('feedback.about')}
              row
              options={subjects.map((value) => ({ value, label: t(`feedback.subject.${value}`) }))}
            />
            <Field name="text" label={t('feedback.text')} rows={6} size="full" />
            <SupportMail
              variant="contained"
              subject={t(`feedback.subject.${about}`)}
              body={text}
              write={t('feedback.write')}
              copy={t('feedback.copy')}
              what={t('feedback.text')}
            />
          </Stack>
        </FormProvider>
      </FormContext>
      <HelpLinks />
    </PageLayout>
  );
}

/** Written text stays until it is discarded: nobody knows whether the mail was sent. */
const forgetNothing = () => undefined;
