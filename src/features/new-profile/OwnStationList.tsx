import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/experienceSlice';

export interface OwnStationsProps {
  onChoose: (station: { id: string; name: string }) => void;
}

/** The others can be connected in the profile. */
const maxShown = 6;

/** The stations that other profiles have already, the latest first; nothing where there are none. */
export function OwnStationList({ onChoose }: OwnStationsProps) {
  const { t } = useTranslation('career');
  const id = useId();
  const stations = useAppSelector(selectExperience);
  useLoad(fetchExperience, undefined, useRequest(selectExperienceRequest));
  if (stations.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1 }}>
        {t('experience.own')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {stations.slice(0, maxShown).map(({ id: stationId, job_title: name, company_name }) => (
          <Chip
            key={stationId}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={[name, company_name].filter(Boolean).join(' · ')}
            onClick={() => onChoose({ id: stationId, name })}
            sx={{ minHeight: 44, px: 1, typography: 'body2', maxWidth: '100%' }}
          />
        ))}
      </Stack>
    </div>
  );
}
