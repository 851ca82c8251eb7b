import EditIcon from '@mui/icons-material/EditOutlined';
import { Skeleton, Stack } from '@mui/material';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import type { Named } from '@/api/schema/entities';
import { isLanguage } from '@/api/schema/languages';
import { occupationName } from '@/domain/occupationName';
import { nameIn } from '@/domain/profileName';
import { topicsOf } from '@/domain/storyGroups';
import { useCompetences } from '@/entities/profile/useProfile';
import { PageLink } from '@/ui/basics/PageLink';
import { StatusView } from '@/ui/feedback/StatusView';
import { SectionCard } from '@/ui/page/SectionCard';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { usePlaceText } from '@/ui/text/usePlaceText';
import { sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import { FactLine, FactList } from './FactList';
import { SectionButton } from './SectionButton';
import { TitleLine } from './TitleLine';

interface AreaSectionProps {
  profile: CompetenceProfile;
  expert: UserDetails | null;
  onEdit: () => void;
}

/** Occupation, subject and competences as text; a drawer changes what can be changed (PRO-05). */
export const AreaSection = memo(function AreaSection({ profile, expert, onEdit }: AreaSectionProps) {
  const { t } = useTranslation('profiles');
  const timeText = useExperienceTime();
  const language = useProfileLanguage(profile);
  const listed = useListedNames()(profile);
  const occupation = nameIn(language, profile.occupation, listed.occupation);
  const subject = nameIn(language, profile.competence ?? profile.subject_category, listed.competence);
  const explained = [
    {
      label: t('area.occupation'),
      name: occupationName(occupation?.name ?? '', expert?.gender),
      lang: occupation?.lang ?? language,
    },
    { label: t('area.area'), name: profile.competence_area?.name, lang: language },
    { label: t('area.time'), name: timeText(profile.month_of_experience), lang: undefined },
  ];
  return (
    <SectionCard
      id={sectionIds.area}
      title={t('area.title')}
      action={<SectionButton icon={<EditIcon />} label={t('area.edit')} aria-haspopup="dialog" onClick={onEdit} />}
    >
      <Stack sx={{ gap: 0.5 }}>
        <FactList>
          {explained.map(({ label, name, lang }) => (
            <FactLine key={label} label={label} isLabelHidden={Boolean(name)} lang={name ? lang : undefined}>
              {name || t('area.missing')}
            </FactLine>
          ))}
        </FactList>
        <FactList>
          <FactLine label={t('area.competence')} lang={subject?.name ? (subject.lang ?? language) : undefined}>
            {subject?.name || t('area.missing')}
          </FactLine>
        </FactList>
        <Competences profile={profile} expert={expert} />
        <TitleLine profile={profile} gender={expert?.gender} />
      </Stack>
    </SectionCard>
  );
});

/** Of placeholders in px: they break into as many lines as most people's competences. */
const nameWidths = [160, 144, 176, 120];

function Competences({ profile, expert }: Pick<AreaSectionProps, 'profile' | 'expert'>) {
  const { t } = useTranslation(['profiles', 'common']);
  const language = useProfileLanguage(profile);
  const { data: found, request, reload } = useCompetences(profile.id, language);
  const competences = found?.competences ?? [];
  const languageNote = useLanguageNote(language);
  const languageName = isLanguage(profile.language) ? t(`common:language.name.${profile.language}`) : profile.language;
  const topics = topicsOf([...profile.categories, ...profile.focus_points], competences);
  return (
    <>
      <FactList>
        <FactLine label={t('area.competences')} lang={competences.length > 0 ? language : undefined}>
          {competences.length > 0 ? (
            <NameList names={competences} />
          ) : (
            <StatusView
              request={request}
              hasContent={found !== undefined}
              skeleton={nameWidths.map((width) => (
                <Skeleton key={width} component="span" width={width} sx={{ display: 'inline-block', mr: 1 }} />
              ))}
              onRetry={reload}
            >
              {t('area.missing')}
            </StatusView>
          )}
        </FactLine>
      </FactList>
      <FactList isMinor>
        <Place profile={profile} expert={expert} />
        {/* Where it is another than the page's, the head says it. */}
        {profile.language && languageNote === '' ? (
          <FactLine label={t('area.language')} isLabelHidden>
            {languageName}
          </FactLine>
        ) : null}
        {topics.length > 0 ? (
          <FactLine label={t('area.categories')} lang={language}>
            <NameList names={topics} />
          </FactLine>
        ) : null}
      </FactList>
    </>
  );
}

function NameList({ names }: { names: readonly Named[] }) {
  return names.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : ''}
      <span>{name}</span>
    </Fragment>
  ));
}

/** Where the expert works; what can be done with it belongs to the paid plans (PRO-23, D-73). */
function Place({ profile, expert }: Pick<AreaSectionProps, 'profile' | 'expert'>) {
  const { t } = useTranslation('profiles');
  const location = usePlaceText()(profile);
  const isOffered = expert?.is_premium === false && !expert.is_founder;
  if (!location && !isOffered) return null;
  return (
    <FactLine label={t('area.location')} isLabelHidden={Boolean(location)}>
      {location}
      {location && isOffered ? '. ' : ''}
      {isOffered ? (
        <span>
          {t('area.premium')} <PageLink route="pricing">{t('limit.plans')}</PageLink>
        </span>
      ) : null}
    </FactLine>
  );
}
