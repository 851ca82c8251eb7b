import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useAppDispatch } from '@/store/hooks';
import { getDemoAccounts } from '@/platform/demoAccounts';
import { endSession } from '@/store/session';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText } from '@/ui/text/useFailureText';
import type { MockControls } from './mockControls';
import { signInAs } from './signInAs';
import type { ApiFailure } from '@/api/client/failure';

/** The admin with rules that allow nothing, for testing the guard and the menu. */
const withoutRules = 'withoutRules';

export function PersonaButtons({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const personas = getDemoAccounts();
  const admin = personas.find(({ key }) => key === 'admin');
  const choices = [
    ...personas.map((persona) => ({ key: persona.key, persona, name: `${persona.firstname} ${persona.lastname}` })),
    ...(admin ? [{ key: withoutRules, persona: admin, name: `${admin.firstname} ${admin.lastname}` }] : []),
  ];
  const invitation = mocks.openInvitationPath();
  return (
    <Stack component="section" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3">{t('personas.title')}</Typography>
      {failure ? (
        <Alert severity="error" role="alert">
          {textOf(failure)}
        </Alert>
      ) : null}
      {choices.map(({ key, persona, name }) => (
        <BusyButton
          key={key}
          size="small"
          busy={busy === key}
          onClick={() => {
            setBusy(key);
            setFailure(null);
            void dispatch(signInAs(persona, key === withoutRules ? [] : undefined)).then((result) => {
              setBusy(null);
              setFailure(result);
              if (!result) window.location.assign(href('root'));
            });
          }}
        >
          {`${name}, ${t(`personas.${key}` as 'personas.title')}`}
        </BusyButton>
      ))}
      {invitation ? (
        <Button
          size="small"
          onClick={() => {
            dispatch(endSession('logout'));
            window.location.assign(invitation);
          }}
        >
          {t('personas.visitor')}
        </Button>
      ) : null}
    </Stack>
  );
}
