import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Person } from '@/api/schema/entities';
import { displayName, possessive } from '@/domain/displayName';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useLanguage } from '@/ui/text/useLanguage';

/** Without an `owner`: a general name. */
export function useExpert(owner: Person | null, occupation: string, photo: string) {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const name = owner ? displayName(owner) : '';
  const firstname = owner?.firstname.trim() ?? '';
  const general = { context: 'general' } as const;
  /** Values and context of a text, within a sentence; `general` where the name is not known. */
  const inText = name ? { name } : { name: t('thisPerson'), ...general };
  return {
    owner,
    /** On its own, or at the beginning of a sentence. */
    name: name || t('someone'),
    inText,
    byFirstname: { ...inText, name: firstname || inText.name },
    ofFirstname: firstname ? { possessive: possessive(firstname, language) } : general,
    occupation,
    photo,
  };
}

export type Expert = ReturnType<typeof useExpert>;

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
