import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Person } from '@/api/schema/entities';
import { displayName } from '@/domain/displayName';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';

export interface Expert {
  id: string;
  /** On its own, or at the beginning of a sentence. */
  name: string;
  /** Name and text context within a sentence. */
  inText: { name: string; context?: 'general' };
  occupation: string;
  /** Address of the photo; initials replace a missing photo or one that fails to load. */
  photo: string;
  /** The inviter's own words; '' where there are none. */
  message: string;
}

/** Without an `owner`: a general name. */
export function useExpertName(owner: Person | null): Pick<Expert, 'name' | 'inText'> {
  const { t } = useTranslation('verification');
  const name = owner ? displayName(owner) : '';
  if (name) return { name, inText: { name } };
  return { name: t('someone'), inText: { name: t('thisPerson'), context: 'general' } };
}

/** The inviting expert: photo, name, occupation and the message, as a quote (ux 4.4). */
export function ExpertHead({ id, name, inText, occupation, photo, message }: Expert) {
  const { t } = useTranslation('verification');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <PersonAvatar id={id} name={name} url={photo} alt={t('photo', inText)} size={8} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {occupation}
          </Typography>
        </Box>
      </Stack>
      {message ? (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            px: 2,
            py: 1.5,
            '&::before': { content: 'open-quote' },
            '&::after': { content: 'close-quote' },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Typography>
      ) : null}
    </Stack>
  );
}
