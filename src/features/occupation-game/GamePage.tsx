import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { Logo } from '@/ui/basics/Logo';
import type { GameProps } from './useGame';

interface GamePageProps extends GameProps {
  title: string;
  /** In place of the logo. */
  drawing?: ReactNode;
  /** The primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Content of the dialog in one column; its heading names the dialog and takes the focus. */
export function GamePage({ game, title, drawing, actions, children }: GamePageProps) {
  const { t } = useTranslation();
  const centred = drawing ? ({ alignItems: 'center', textAlign: 'center' } as const) : {};
  return (
    <>
      <DialogContent sx={{ flex: { sm: '0 1 auto' }, display: 'grid', px: 2, py: { xs: 2, sm: 4 } }}>
        <Stack sx={{ gap: 2, m: 'auto', width: '100%', maxWidth: 560, ...centred }}>
          {drawing ?? <Logo />}
          <DialogHeading id={game.headingId} variant="h1">
            {title}
          </DialogHeading>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 'max(16px, calc(50% - 280px))', ...(drawing ? { justifyContent: 'center' } : {}) }}>
        <Button onClick={game.onClose}>{t(game.screen === 'won' ? 'milestone.close' : 'action.close')}</Button>
        {actions}
      </DialogActions>
    </>
  );
}
