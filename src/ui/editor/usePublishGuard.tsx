import { Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { resultOf } from '@/store/callResult';
import { ActionDialog } from '@/ui/feedback/ActionDialog';

type Pause = () => Promise<ApiFailure | null>;

/** Whether a change may be sent; `apart`: without its effect on something public. */
type Answer = boolean | 'apart';

interface PublishGuard {
  /** Whether it breaks nothing, or was paused first. `brokenRules` in words; `apartLabel` offers to save it apart. */
  confirm: (brokenRules: readonly string[], pause: Pause, apartLabel?: string) => Promise<Answer>;
  dialog: ReactNode;
}

interface Question {
  brokenRules: readonly string[];
  pause: Pause;
  apartLabel: string | undefined;
  answer: (answer: Answer) => void;
}

/** A change that would break a condition of publishing is not sent (D-62): a dialog offers to cancel or to pause. */
export function usePublishGuard(): PublishGuard {
  const { t } = useTranslation('editing');
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (given: Answer) => {
    question?.answer(given);
    setQuestion(null);
  };
  return {
    confirm: (brokenRules, pause, apartLabel) =>
      brokenRules.length === 0
        ? Promise.resolve(true)
        : new Promise((resolve) => setQuestion({ brokenRules, pause, apartLabel, answer: resolve })),
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
