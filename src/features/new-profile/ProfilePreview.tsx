import { Card, Chip, Divider, Skeleton, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { occupationName } from '@/domain/occupationName';
import { factsText } from '@/domain/plainText';
import { nameIn } from '@/domain/profileName';
import { useAppSelector } from '@/store/hooks';
import { findSubject, selectCategoriesIn } from '@/entities/category/categoriesSlice';
import { subjectOf } from '@/entities/profile/profilesSlice';
import { InLanguage, LanguageNote } from '@/ui/text/InLanguage';
import { monthsOf, useExperienceTime, usePeriodText } from '@/ui/text/useExperienceTime';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { ProfilePicture, useExpertName } from '@/features/profile-fields/ProfilePicture';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { choicesOf, type NewProfileValues } from './newProfileSteps';

interface PreviewProps {
  profile: CompetenceProfile | undefined;
}

/** The profile as others will see it, from what is saved and being typed, with room for what is to come (ux no. 4). */
export function ProfilePreview({ profile }: PreviewProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const id = useId();
  const values = useWatch() as NewProfileValues;
  const education = profile?.educations[0] ?? values;
  const card = (
    <Card lang={values.language} sx={{ overflow: 'hidden', overflowWrap: 'anywhere' }}>
      <PersonPreview profile={profile} values={values} />
      <Stack divider={<Divider />} sx={{ px: 3, py: 1 }}>
        <CompetencePreview profile={profile} values={values} />
        <ExperiencePreview profile={profile} values={values} />
        {education.degree_name ? (
          <Section heading={t('education.title')}>
            <Typography sx={{ fontWeight: 600 }}>{education.degree_name}</Typography>
            {education.city ? <SecondaryText>{education.city}</SecondaryText> : null}
          </Section>
        ) : null}
      </Stack>
    </Card>
  );
  return (
    <section aria-labelledby={id}>
      <Typography variant="caption" component="h2" id={id} sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {t('newProfile:preview')}
      </Typography>
      <LanguageNote language={values.language} />
      <InLanguage language={values.language}>{card}</InLanguage>
    </section>
  );
}

interface SectionProps extends PreviewProps {
  values: NewProfileValues;
}

function PersonPreview({ profile, values }: SectionProps) {
  const expert = useUserDetails();
  const name = useExpertName(expert);
  const title = useProfileTitle()(values.title || (profile?.title ?? ''), expert?.gender);
  const listed = useListedNames()(profile ?? { occupation: null }).occupation;
  const own = nameIn(values.language, profile?.occupation ?? null, listed);
  const isChosenHere = values.occupation !== null && (own === null || values.occupation.id === profile?.occupation?.id);
  const occupation = occupationName((isChosenHere ? values.occupation : own)?.name ?? '', expert?.gender);
  return (
    <Stack sx={{ bgcolor: 'background.hero', alignItems: 'center', textAlign: 'center', gap: 0.5, p: 3 }}>
      <ProfilePicture picture={profile?.profile_picture ?? null} name={name} size={12} />
      <Typography variant="h2" component="p" sx={{ mt: 1.5 }}>
        {name}
      </Typography>
      <Typography component="div" lang={(isChosenHere ? null : own?.lang) ?? values.language} sx={{ hyphens: 'auto' }}>
        {occupation || <Placeholder width={160} />}
      </Typography>
      {title ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
      ) : null}
    </Stack>
  );
}

function CompetencePreview({ profile, values }: SectionProps) {
  const { t } = useTranslation('newProfile');
  const { language, years, months } = values;
  const categories = useAppSelector((state) => selectCategoriesIn(state, language));
  const typed = choicesOf(values, categories);
  const listed = useListedNames()(profile ?? { occupation: null }).competence;
  const own = nameIn(language, subjectOf(profile), listed);
  const inLists = typed.subject ?? findSubject(categories, subjectOf(profile)?.id);
  const subject = inLists ?? own;
  const area = typed.area ?? profile?.competence_area;
  const typedMonths = years === '' ? null : monthsOf(Number(years), Number(months));
  const time = useExperienceTime()(profile ? profile.month_of_experience : typedMonths);
  return (
    <Section heading={t('step.competence')}>
      {subject?.name ? (
        <Chip
          variant="soft"
          color="primary"
          label={subject.name}
          lang={(inLists ? null : own?.lang) ?? language}
          sx={{ alignSelf: 'flex-start' }}
        />
      ) : (
        <Placeholder width={140} />
      )}
      <SecondaryText>
        {area?.name || time ? null : <Placeholder width={200} />}
        {area?.name ? <span lang={language}>{area.name}</span> : null}
        {area?.name && time ? '\u00a0· ' : null}
        {factsText([time])}
      </SecondaryText>
    </Section>
  );
}

function ExperiencePreview({ profile, values }: SectionProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const [saved] = profile?.work_experiences ?? [];
  const { job_title, company_name, location, start_date, end_date } = saved ?? values;
  // A month that is typed in part is `?`.
  const [start = '', end = ''] = [start_date, !saved && values.ongoing ? '' : end_date].map((day) =>
    day.replace('?', ''),
  );
  const period = usePeriodText()(start, end);
  const place = [company_name, location].filter((text) => text.trim()).join(', ');
  return (
    <Section heading={t('experience.title')}>
      <Typography sx={{ fontWeight: 600 }} component="div">
        {job_title || <Placeholder width={180} />}
      </Typography>
      <SecondaryText>{place || <Placeholder width={150} />}</SecondaryText>
      {period ? <SecondaryText>{period}</SecondaryText> : null}
    </Section>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 0.5, py: 2 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Stack>
  );
}

function SecondaryText({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function Placeholder({ width }: { width: number }) {
  return <Skeleton animation={false} aria-hidden width={width} sx={{ maxWidth: '100%' }} />;
}
