import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import type { Named } from '@/api/schema/entities';
import { isLanguage, type Language } from '@/api/schema/languages';
import { occupationName } from '@/domain/occupationName';
import { nameIn } from '@/domain/profileName';
import { topicsOf } from '@/domain/storyGroups';
import { useAppSelector } from '@/store/hooks';
import { useCompetences } from '@/entities/profile/useProfile';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PageLink } from '@/ui/basics/PageLink';
import { StatusView } from '@/ui/feedback/StatusView';
import { SectionCard } from '@/ui/page/SectionCard';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { usePlaceText } from '@/ui/text/usePlaceText';
import { sectionIds } from '@/features/publishing';

interface AreaSectionProps {
  profile: CompetenceProfile;
  /** Null until they are loaded. */
  expert: UserDetails | null;
  onEdit: () => void;
}

/** Occupational area and competences, read only; a drawer changes what can be changed (PRO-05). */
export function AreaSection({ profile, expert, onEdit }: AreaSectionProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const timeText = useExperienceTime();
  const language = useProfileLanguage(profile);
  const { competence_area, month_of_experience, categories, focus_points } = profile;
  const { found, request, reload } = useCompetences(profile.id, language);
  const competences = found?.competences ?? [];
  const gender = useAppSelector(selectUserDetails)?.gender;
  const listed = useListedNames()(profile);
  const occupation = nameIn(language, profile.occupation, listed.occupation);
  const subject = nameIn(language, profile.competence ?? profile.subject_category, listed.competence);
  const languageName = isLanguage(profile.language) ? t(`common:language.name.${profile.language}`) : profile.language;
  return (
    <SectionCard
      id={sectionIds.area}
      title={t('area.title')}
      description={t('area.fixed')}
      action={
        <Button startIcon={<EditIcon />} aria-haspopup="dialog" onClick={onEdit}>
          {t('area.edit')}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, m: 0, '& dd': { m: 0 } }}
      >
        <NameFact
          label={t('area.occupation')}
          name={occupationName(occupation?.name ?? '', gender)}
          language={occupation?.lang ?? language}
        />
        <NameFact label={t('area.area')} name={competence_area?.name} language={language} />
        <NameFact label={t('area.time')} name={timeText(month_of_experience)} />
        <NameFact label={t('area.competence')} name={subject?.name} language={subject?.lang ?? language} />
        {profile.language ? <NameFact label={t('area.language')} name={languageName} /> : null}
        <Place profile={profile} expert={expert} />
        <Names
          label={t('area.competences')}
          names={competences}
          language={language}
          none={
            <StatusView
              request={request}
              hasContent={found !== undefined}
              skeleton={<Skeleton width={240} height={32} />}
              onRetry={reload}
            >
              <Typography>{t('area.missing')}</Typography>
            </StatusView>
          }
        />
        <Names label={t('area.categories')} names={topicsOf(categories, competences)} language={language} />
        <Names label={t('area.focusPoints')} names={topicsOf(focus_points, competences)} language={language} />
      </Box>
    </SectionCard>
  );
}

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : null}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}

function NameFact({ label, name, language }: { label: string; name: string | undefined; language?: Language }) {
  const { t } = useTranslation('profiles');
  return (
    <Fact label={label}>
      <Typography component="dd" lang={name ? language : undefined}>
        {name || t('area.missing')}
      </Typography>
    </Fact>
  );
}

/** Where the expert works; what can be done with it belongs to the paid plans (PRO-23, D-73). */
function Place({ profile, expert }: Omit<AreaSectionProps, 'onEdit'>) {
  const { t } = useTranslation('profiles');
  const location = usePlaceText()(profile);
  const isOffered = expert?.is_premium === false;
  if (!location && !isOffered) return null;
  return (
    <Fact label={t('area.location')}>
      {location ? <Typography component="dd">{location}</Typography> : null}
      {isOffered ? (
        <Typography component="dd" variant="body2">
          {t('area.premium')} <PageLink route="pricing">{t('limit.plans')}</PageLink>
        </Typography>
      ) : null}
    </Fact>
  );
}

interface NamesProps {
  label: string;
  names: readonly Named[];
  language: Language;
  /** Shown where there are no names; without it, such a list is left out. */
  none?: ReactNode;
}

/** A list of names as chips. */
function Names({ label, names, language, none }: NamesProps) {
  if (names.length === 0 && none === undefined) return null;
  return (
    <Fact label={label} isWide>
      <Stack component="dd" direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5, minHeight: 32 }}>
        {names.map(({ id, name }) => (
          <Chip key={id} label={name} variant="soft" lang={language} />
        ))}
        {names.length === 0 ? none : null}
      </Stack>
    </Fact>
  );
}
