import { Alert, Button, Stack, Typography } from '@mui/material';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/client/call';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import { authentication } from '@/api/endpoints/authentication';
import type { AbilityRule } from '@/domain/ability';
import { getDemoAccounts, type DemoAccount } from '@/platform/demoAccounts';
import { writeSession } from '@/platform/sessionCookies';
import { href } from '@/routes/href';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootReducer';
import { beginSession, endSession } from '@/store/session';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText } from '@/ui/text/useFailureText';
import type { MockControls } from './mockControls';

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

/** `rules` are stored instead of those that every user gets. Resolves to the failure, or to null. */
function signInAs({ email, password }: DemoAccount, rules?: AbilityRule[]) {
  return async (dispatch: AppDispatch): Promise<ApiFailure | null> => {
    try {
      const captcha = `stand-in-panel-${nanoid()}`;
      const body = { email, password, persistent: true, captcha_response: captcha };
      const signedIn = await call(authentication.login, { body });
      dispatch(endSession('logout'));
      dispatch(beginSession(signedIn, true));
      if (rules) writeSession({ token: signedIn.access_token, user: signedIn.user, rules }, true);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}
