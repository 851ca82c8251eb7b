import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Person } from '@/api/schema/entities';
import { displayName } from '@/domain/displayName';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';

export interface Expert {
  owner: Person | null;
  /** On its own, or at the beginning of a sentence. */
  name: string;
  /** Values and context of a text, within a sentence; `general` where the name is not known. */
  inText: { name: string; context?: 'general' };
  /** The same by the first name. */
  byFirstname: { name: string; context?: 'general' };
  occupation: string;
  photo: string;
}

/** Without an `owner`: a general name. */
export function useExpert(owner: Person | null, occupation: string, photo: string): Expert {
  const { t } = useTranslation('verification');
  const name = owner ? displayName(owner) : '';
  const inText = name ? { name } : { name: t('thisPerson'), context: 'general' as const };
  const byFirstname = { ...inText, name: owner?.firstname.trim() || inText.name };
  return { owner, name: name || t('someone'), inText, byFirstname, occupation, photo };
}

/** The photo, the occupation, and the name unless a heading above says it (ux 4.4). */
export function ExpertHead({ expert, isNamed = true }: { expert: Expert; isNamed?: boolean }) {
  const { t } = useTranslation('verification');
  const { owner, name, inText, occupation, photo } = expert;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <PersonAvatar id={owner?.id ?? ''} name={name} url={photo} alt={t('photo', inText)} size={8} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isNamed ? <Typography sx={{ fontWeight: 600 }}>{name}</Typography> : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {occupation}
        </Typography>
      </Box>
    </Stack>
  );
}
