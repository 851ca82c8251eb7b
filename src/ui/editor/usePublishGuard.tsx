import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { ActionDialog } from '@/ui/feedback/ActionDialog';

/** Takes offline what a change would leave incomplete. */
type Pause = () => Promise<ApiFailure | null>;

interface PublishGuard {
  /**
   * Resolves to whether a change may be sent: it breaks nothing, or what it breaks was paused for it.
   * @param brokenRules The conditions in words.
   */
  confirm: (brokenRules: readonly string[], pause: Pause) => Promise<boolean>;
  dialog: ReactNode;
}

interface Question {
  brokenRules: readonly string[];
  pause: Pause;
  answer: (maySend: boolean) => void;
}

/**
 * Keeps what publishing demanded of something public (D-62): a change that would break a condition is not sent. A dialog
 * names the condition, and offers to cancel or to pause first.
 */
export function usePublishGuard(): PublishGuard {
  const { t } = useTranslation('editing');
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (maySend: boolean) => {
    question?.answer(maySend);
    setQuestion(null);
  };
  const confirm = useCallback(
    (brokenRules: readonly string[], pause: Pause) =>
      brokenRules.length === 0
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => setQuestion({ brokenRules, pause, answer: resolve })),
    [],
  );
  return {
    confirm,
    dialog: (
      <ActionDialog
        open={question !== null}
        title={t('publishGuard.title')}
        text={t('publishGuard.text')}
        confirmLabel={t('publishGuard.confirm')}
        action={() => () => question?.pause() ?? Promise.resolve(null)}
        onDone={() => answer(true)}
        // Without effect after `onDone`: a promise resolves once.
        onClose={() => answer(false)}
      >
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {question?.brokenRules.map((condition) => (
            <Typography component="li" key={condition}>
              {condition}
            </Typography>
          ))}
        </ul>
        <Typography>{t('publishGuard.pause')}</Typography>
      </ActionDialog>
    ),
  };
}
