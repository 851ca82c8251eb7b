import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { ActionDialog } from '@/ui/feedback/ActionDialog';

interface PublishGuardOptions<Rule extends string> {
  title: string;
  /** Words of a condition of publishing. */
  ruleText: (rule: Rule) => string;
  /** Takes the thing offline. */
  pause: () => Promise<ApiFailure | null>;
}

interface PublishGuard<Rule extends string> {
  /** Resolves to whether a change may be sent: it breaks nothing, or the thing was paused for it. */
  confirm: (broken: readonly Rule[]) => Promise<boolean>;
  dialog: ReactNode;
}

interface Question<Rule extends string> {
  broken: readonly Rule[];
  answer: (maySend: boolean) => void;
}

/**
 * Keeps what publishing demanded of something public (D-62): a change that would break a condition is not sent. A dialog
 * names the condition, and offers to cancel or to pause first.
 */
export function usePublishGuard<Rule extends string>(options: PublishGuardOptions<Rule>): PublishGuard<Rule> {
  const { title, ruleText, pause } = options;
  const { t } = useTranslation('editing');
  const [question, setQuestion] = useState<Question<Rule> | null>(null);
  const answer = (maySend: boolean) => {
    question?.answer(maySend);
    setQuestion(null);
  };
  const confirm = useCallback(
    (broken: readonly Rule[]) =>
      broken.length === 0
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => setQuestion({ broken, answer: resolve })),
    [],
  );
  return {
    confirm,
    dialog: (
      <ActionDialog
        open={question !== null}
        title={title}
        text={t('publishGuard.text')}
        confirmLabel={t('publishGuard.confirm')}
        action={() => pause}
        onDone={() => answer(true)}
        // Without effect after `onDone`: a promise resolves once.
        onClose={() => answer(false)}
      >
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {question?.broken.map((rule) => (
            <Typography component="li" key={rule}>
              {ruleText(rule)}
            </Typography>
          ))}
        </ul>
        <Typography>{t('publishGuard.pause')}</Typography>
      </ActionDialog>
    ),
  };
}
