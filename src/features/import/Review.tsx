import { Alert, type AlertColor, Box, Button, Card, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSamePerson, isWaiting } from '@/domain/importReview';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { actionBar } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { LongList } from '@/ui/list/VirtualList';
import { useFailureText } from '@/ui/text/useFailureText';
import { ReviewDrawer } from './ReviewDrawer';
import { ReviewRow } from './ReviewRow';
import type { useImport } from './useImport';

type Importing = ReturnType<typeof useImport>;

interface ReviewProps extends Omit<Importing, 'open' | 'begin'>, NonNullable<Importing['open']> {
  /** It was begun before and kept on this device. */
  isKept: boolean;
  person: { firstname: string; lastname: string } | null;
  isProfilePublic: boolean;
}

export function Review(props: ReviewProps) {
  const { rows, skills, run, change, isProfilePublic, isOfNetwork } = props;
  const { t } = useTranslation('imports');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [edited, setEdited] = useState<{ key: string; field: string | undefined } | null>(null);
  const row = rows.find(({ key }) => key === edited?.key);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('review.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(isOfNetwork ? 'review.networkEdit' : isProfilePublic ? 'review.publicProfile' : 'review.later')}
      </Typography>
      <Alerts {...props} />
      {(['experience', 'education'] as const).map((kind) => {
        const ofType = rows.filter((row) => row.kind === kind);
        return ofType.length === 0 ? null : (
          <Card key={kind} component="section" aria-label={t(`review.${kind}`)} sx={{ overflow: 'visible' }}>
            <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
              <Typography variant="h3">{t(`review.${kind}`)}</Typography>
              {kind === 'education' && !isOfNetwork ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('review.educationLeft')}
                </Typography>
              ) : null}
            </Box>
            <LongList items={ofType} keyOf={({ key }) => key} estimatedHeight={112} label={t(`review.${kind}`)} gap={0}>
              {(row) => (
                <ReviewRow
                  row={row}
                  isProfilePublic={isProfilePublic}
                  isLocked={run.isPending}
                  onChoose={(isChosen) => change(row.key, { isChosen })}
                  onEdit={isOfNetwork ? undefined : (field) => setEdited({ key: row.key, field })}
                />
              )}
            </LongList>
          </Card>
        );
      })}
      {skills.length > 0 ? <Skills names={skills} /> : null}
      <ReviewBar {...props} />
      <ReviewDrawer
        edited={row ? { row, field: edited?.field } : null}
        onChange={(key, values) => change(key, { values, isChosen: true })}
        onClose={() => setEdited(null)}
      />
    </Stack>
  );
}

function Alerts({ rows, owner, person, isKept, run, isElsewhere, isOfNetwork }: ReviewProps) {
  const { t } = useTranslation('imports');
  const textOf = useFailureText();
  const failed = rows.filter(({ state }) => state.step === 'failed').length;
  const untried = rows.filter((row) => isWaiting(row) && row.state.step === 'open').length;
  const counts = [t('review.failed', { count: failed }), untried > 0 && t('review.untried', { count: untried })];
  const isOfOther = owner !== '' && person !== null && !isSamePerson(owner, person);
  const refused = run.failure && (Object.values(run.failure.fields ?? {}).join(' ') || textOf(run.failure));
  const alerts: [severity: AlertColor, text: string | false | null][] = [
    ['info', isKept && t('review.kept')],
    ['warning', isOfOther && t(isOfNetwork ? 'review.ownerOfNetwork' : 'review.owner', { name: owner })],
    ['error', refused],
    ['warning', isElsewhere && !run.isPending && t('review.otherTab')],
    ['warning', failed > 0 && !run.isPending && counts.filter(Boolean).join(' ')],
  ];
  return alerts.map(([severity, text], index) =>
    text ? (
      <Alert key={index} severity={severity} role="alert">
        {text}
      </Alert>
    ) : null,
  );
}

/** Words to search the catalogue of competences by; the product takes none that it does not know. */
function Skills({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('imports');
  return (
    <section aria-label={t('review.skills')}>
      <Typography variant="h3">{t('review.skills')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('review.skillsText')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => (
          <Chip key={name} size="small" variant="soft" label={name} />
        ))}
      </Stack>
    </section>
  );
}

function ReviewBar({ rows, run, stop, discard, isOfNetwork }: ReviewProps) {
  const { t } = useTranslation('imports');
  const [isTried, setTried] = useState(false);
  const pending = rows.filter(isWaiting);
  const count = pending.length;
  const done = rows.filter(({ state }) => state.step === 'done').length;
  const isRetry = pending.some(({ state }) => state.step !== 'open');
  const progress = run.isPending || done > 0 ? t('review.progress', { done, count: done + count }) : '';
  const importChosen = () => {
    setTried(count === 0);
    if (count > 0) void run.run();
  };
  return (
    <Box ref={useBarHeight('--bottom-height', true)} sx={{ ...actionBar(), bgcolor: 'background.default' }}>
      {isTried && count === 0 ? (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {t('review.noneChosen')}
        </Alert>
      ) : null}
      <Typography variant="body2" role="status" sx={{ mb: 0.5, '&:empty': { position: 'absolute' } }}>
        {progress}
      </Typography>
      {progress ? (
        <LinearProgress
          variant="determinate"
          aria-label={progress}
          value={(100 * done) / Math.max(done + count, 1)}
          sx={{ mb: 1.5 }}
        />
      ) : null}
      <Box sx={({ mixins }) => mixins.actions}>
        {run.isPending ? (
          // The network's entries travel in one call.
          isOfNetwork ? null : (
            <Button onClick={stop}>{t('review.stop')}</Button>
          )
        ) : (
          <Button onClick={discard}>{t('review.discard')}</Button>
        )}
        <BusyButton variant="contained" busy={run.isPending} onClick={importChosen}>
          {t(isRetry ? 'review.retry' : 'review.take', { count })}
        </BusyButton>
      </Box>
    </Box>
  );
}
