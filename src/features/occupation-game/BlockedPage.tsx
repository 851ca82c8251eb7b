import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/domain/occupationGame';
import { mailHref } from '@/domain/share';
import { config } from '@/platform/config';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { GameDialogContext, GamePage } from './GamePage';
import { FoundTerms } from './LostPage';
import { Refusal, type RefusalProps } from './PassedPage';

interface BlockedPageProps extends RefusalProps {
  occupation: string;
  game: Game | null;
}

/** No attempt is left for this occupation: another one, or somebody to ask (GAM-02). */
export function BlockedPage({ occupation, refusal, game }: BlockedPageProps) {
  const { t } = useTranslation('game');
  const { onOtherProfile } = useContext(GameDialogContext);
  const support = config.supportEmail;
  return (
    <GamePage
      title={t('blocked.title')}
      drawing="search"
      actions={
        <>
          {support ? (
            <Button
              component="a"
              href={mailHref(t('blocked.mailSubject', { occupation }), t('blocked.mailText', { occupation }), support)}
            >
              {t('blocked.support')}
            </Button>
          ) : null}
          {onOtherProfile ? (
            <Button variant="contained" onClick={onOtherProfile}>
              {t('blocked.other')}
            </Button>
          ) : (
            <Button variant="contained" component={RouterLink} to={href('newProfile')}>
              {t('blocked.newProfile')}
            </Button>
          )}
        </>
      }
    >
      <FoundTerms game={game} />
      <Typography>{t('blocked.text', { occupation })}</Typography>
      <Refusal refusal={refusal} />
    </GamePage>
  );
}
