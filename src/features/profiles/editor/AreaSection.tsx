import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isLanguage, type Language } from '@/api/schema/languages';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { SectionCard } from '@/ui/page/SectionCard';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useExperienceTime } from '../useExperienceTime';
import { useProfileLanguage } from '../useProfileLanguage';
import { sectionIds } from './useEditorNav';

/** Occupational area and competence as they are; changed on their own page (PRO-05). */
export function AreaSection({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'common']);
  const occupationOf = useOwnOccupation();
  const timeText = useExperienceTime();
  const language = useProfileLanguage(profile);
  const { competence_area, month_of_experience, competences } = profile;
  const { occupation, competence } = useListedNames()(profile);
  const subject: typeof competence = competence ?? profile.subject_category;
  const languageName = isLanguage(profile.language) ? t(`common:language.${profile.language}`) : profile.language;
  return (
    <SectionCard
      id={sectionIds.area}
      title={t('area.title')}
      description={t('area.fixed')}
      action={
        <Button
          startIcon={<EditIcon />}
          component={RouterLink}
          to={href('competenceForm', undefined, { id: profile.id })}
        >
          {t('area.edit')}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, m: 0, '& dd': { m: 0 } }}
      >
        <Fact label={t('area.occupation')} name={occupationOf(profile)} language={occupation?.lang ?? language} />
        <Fact label={t('area.area')} name={competence_area?.name} language={language} />
        <Fact label={t('area.time')} name={timeText(month_of_experience)} />
        <Fact label={t('area.competence')} name={subject?.name} language={subject?.lang ?? language} />
        {profile.language ? <Fact label={t('area.language')} name={languageName} /> : null}
      </Box>
      {competences.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {competences.map(({ id, name }) => (
            <Chip key={id} label={name} variant="soft" lang={language} />
          ))}
        </Stack>
      ) : null}
    </SectionCard>
  );
}

function Fact({ label, name, language }: { label: string; name: string | undefined; language?: Language }) {
  const { t } = useTranslation('profiles');
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {name ? (
        <Typography component="dd" lang={language}>
          {name}
        </Typography>
      ) : (
        <Typography component="dd">{t('area.missing')}</Typography>
      )}
    </div>
  );
}
