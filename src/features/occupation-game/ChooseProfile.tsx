import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { confirmationCount } from '@/domain/confirmationCount';
import { ListRow } from '@/ui/list/ListRow';
import { useConfirmationsText } from '@/ui/text/useConfirmationsText';
import { useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { GamePage } from './GamePage';

interface ChooseProfileProps {
  /** Those with an occupation. */
  profiles: readonly ProfileListItem[];
  onChoose: (profileId: string) => void;
}

/** Each occupation has its own game. */
export function ChooseProfile({ profiles, onChoose }: ChooseProfileProps) {
  const { t } = useTranslation('game');
  const occupationOf = useOwnOccupation();
  const languageOf = useNameLanguage();
  const confirmationsText = useConfirmationsText();
  return (
    <GamePage title={t('choose.title')}>
      <Typography>{t('choose.text')}</Typography>
      <Card component="ul" aria-label={t('choose.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {profiles.map((profile) => (
          <Box component="li" key={profile.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ListRow
              title={occupationOf(profile)}
              titleLang={languageOf(profile)}
              onClick={() => onChoose(profile.id)}
              meta={confirmationsText(confirmationCount(profile))}
            />
          </Box>
        ))}
      </Card>
    </GamePage>
  );
}
