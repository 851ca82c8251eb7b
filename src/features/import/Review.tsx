import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSamePerson } from '@/domain/importReview';
import { useFocusOnMount } from '@/ui/basics/focus';
import { useFailureText } from '@/ui/text/useFailureText';
import { ReviewBar } from './ReviewBar';
import { ReviewDrawer } from './ReviewDrawer';
import { ReviewList } from './ReviewList';
import { isWaiting, type ImportRow } from './reviewRows';
import type { useImport } from './useImport';

interface ReviewProps {
  importing: ReturnType<typeof useImport>;
  /** It was begun before and kept on this device. */
  isKept: boolean;
  person: { firstname: string; lastname: string } | null;
  isProfilePublic: boolean;
}

export function Review({ importing, isKept, person, isProfilePublic }: ReviewProps) {
  const { t } = useTranslation('imports');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { open, run, change, stop, discard } = importing;
  const [edited, setEdited] = useState<{ key: string; field?: string | undefined } | null>(null);
  const [isNoneChosen, setNoneChosen] = useState(false);
  if (!open) return null;
  const { rows, owner, skills, source } = open;
  const row = rows.find(({ key }) => key === edited?.key);
  const choose = (key: string, isChosen: boolean) => {
    setNoneChosen(false);
    change(key, (before) => ({ ...before, isChosen }));
  };
  const importChosen = () => {
    setNoneChosen(!rows.some(isWaiting));
    if (rows.some(isWaiting)) void run.run();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('review.title')}
      </Typography>
      {isKept ? <Alert severity="info">{t('review.kept')}</Alert> : null}
      {owner && person && !isSamePerson(owner, person) ? (
        <Alert severity="warning">
          {t(source === 'network' ? 'review.ownerOfNetwork' : 'review.owner', { name: owner })}
        </Alert>
      ) : null}
      <Typography sx={{ color: 'text.secondary' }}>
        {t(source === 'network' ? 'review.networkEdit' : isProfilePublic ? 'review.publicProfile' : 'review.later')}
      </Typography>
      <Problems rows={rows} importing={importing} />
      <ReviewList
        rows={rows}
        isProfilePublic={isProfilePublic}
        isLocked={run.isPending}
        onChoose={choose}
        onEdit={source === 'network' ? undefined : (key, field) => setEdited({ key, field })}
      />
      {skills.length > 0 ? <Skills names={skills} /> : null}
      {isNoneChosen ? <Problem severity="error">{t('review.noneChosen')}</Problem> : null}
      <ReviewBar
        rows={rows}
        isPending={run.isPending}
        onRun={importChosen}
        // The network's entries travel in one call.
        onStop={source === 'network' ? undefined : stop}
        onDiscard={discard}
      />
      <ReviewDrawer
        edited={row ? { row, field: edited?.field } : null}
        onChange={(next) => change(next.key, () => next)}
        onClose={() => setEdited(null)}
      />
    </Stack>
  );
}

function Problems({ rows, importing }: { rows: readonly ImportRow[]; importing: ReviewProps['importing'] }) {
  const { t } = useTranslation('imports');
  const textOf = useFailureText();
  const { run, isElsewhere } = importing;
  const failed = rows.filter(({ state }) => state.step === 'failed').length;
  const untried = rows.filter((one) => isWaiting(one) && one.state.step === 'open').length;
  const counts = [t('review.failed', { count: failed }), untried > 0 ? t('review.untried', { count: untried }) : ''];
  return (
    <>
      {run.failure ? (
        <Problem severity="error">{Object.values(run.failure.fields ?? {}).join(' ') || textOf(run.failure)}</Problem>
      ) : null}
      {isElsewhere && !run.isPending ? <Problem severity="warning">{t('review.otherTab')}</Problem> : null}
      {failed > 0 && !run.isPending ? <Problem severity="warning">{counts.join(' ')}</Problem> : null}
    </>
  );
}

function Problem({ severity, children }: { severity: 'error' | 'warning'; children: string }) {
  return (
    <Alert severity={severity} role="alert">
      {children}
    </Alert>
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
