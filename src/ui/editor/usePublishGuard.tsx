import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { resultOf } from '@/store/callResult';
import { ActionDialog } from '@/ui/feedback/ActionDialog';

/** Pauses what a change would leave incomplete. */
type Pause = () => Promise<ApiFailure | null>;

/** Whether a change may be sent; `apart`: without its effect on something public. */
type Answer = boolean | 'apart';

interface PublishGuard {
  /**
   * Resolves to whether a change may be sent: it breaks nothing, or what it breaks was paused first.
   * @param brokenRules The conditions in words.
   */
  confirm: (brokenRules: readonly string[], pause: Pause) => Promise<boolean>;
  /** The same for what can also be saved without showing it on the public page: `apart`. */
  confirmOrSaveApart: (brokenRules: readonly string[], pause: Pause, apartLabel: string) => Promise<Answer>;
  dialog: ReactNode;
}

interface Question {
  brokenRules: readonly string[];
  pause: Pause;
  apartLabel?: string;
  answer: (answer: Answer) => void;
}

/**
 * Keeps what publishing demanded of something public (D-62): a change that would break a condition is not sent. A dialog
 * names the condition, and offers to cancel or to pause first.
 */
export function usePublishGuard(): PublishGuard {
  const { t } = useTranslation('editing');
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (given: Answer) => {
    question?.answer(given);
    setQuestion(null);
  };
  const ask = useCallback(
    (asked: Omit<Question, 'answer'>) =>
      asked.brokenRules.length === 0
        ? Promise.resolve<Answer>(true)
        : new Promise<Answer>((resolve) => setQuestion({ ...asked, answer: resolve })),
    [],
  );
  const confirm = useCallback(
    async (brokenRules: readonly string[], pause: Pause) => (await ask({ brokenRules, pause })) === true,
    [ask],
  );
  return {
    confirm,
    confirmOrSaveApart: (brokenRules, pause, apartLabel) => ask({ brokenRules, pause, apartLabel }),
    dialog: (
      <ActionDialog
        open={question !== null}
        title={t('publishGuard.title')}
        text={t('publishGuard.text')}
        confirmLabel={t('publishGuard.confirm')}
        action={() => async () => resultOf((await question?.pause()) ?? null)}
        otherWay={
          question?.apartLabel === undefined
            ? undefined
            : { label: question.apartLabel, onChoose: () => answer('apart') }
        }
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
