import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { SectionCard } from '@/ui/page/SectionCard';
import { useExperienceTime } from '../useExperienceTime';
import { sectionIds } from './useEditorNav';

/** Occupational area and competence as they are; changed on their own page (PRO-05). */
export function AreaSection({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const timeText = useExperienceTime();
  const { competence, subject_category, competence_area, month_of_experience, competences } = profile;
  return (
    <SectionCard
      id={sectionIds.area}
      title={t('area.title')}
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
        <Fact label={t('area.occupation')}>{profile.occupation?.name || t('area.missing')}</Fact>
        <Fact label={t('area.area')}>{competence_area?.name || t('area.missing')}</Fact>
        <Fact label={t('area.time')}>{timeText(month_of_experience)}</Fact>
        <Fact label={t('area.competence')}>{(competence ?? subject_category)?.name || t('area.missing')}</Fact>
      </Box>
      {competences.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {competences.map(({ id, name }) => (
            <Chip key={id} label={name} size="small" />
          ))}
        </Stack>
      ) : null}
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </div>
  );
}
