import { Divider, FormControl, FormLabel, Link, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '@/app/layouts/ChoiceGroup';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { BugReport } from './BugReport';
import type { MockControls } from './mockControls';
import { PersonaButtons } from './PersonaButtons';

interface ScenarioPanelProps {
  mocks: MockControls;
  open: boolean;
  onClose: () => void;
}

/** See ux no. 18. */
export function ScenarioPanel({ mocks, open, onClose }: ScenarioPanelProps) {
  const { t } = useTranslation('mocks');
  return (
    <SideDrawer open={open} onClose={onClose} title={t('scenario.title')}>
      <PersonaButtons mocks={mocks} />
      <Divider />
      <Answers mocks={mocks} />
      <Clock mocks={mocks} />
      <Divider />
      <Mails mocks={mocks} />
      <BugReport mocks={mocks} />
    </SideDrawer>
  );
}

function useScenario(mocks: MockControls) {
  return useSyncExternalStore(mocks.onScenarioChange, mocks.readScenario);
}

const noFailure = '-';

function Answers({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const { latency, failNext, thirdParties, responses } = useScenario(mocks);
  const { latencies, failures, outcomes, responseProfiles } = mocks.choices;
  return (
    <>
      <ChoiceGroup
        label={t('scenario.latency')}
        value={String(latency)}
        options={latencies.map((value) => [String(value), t('scenario.milliseconds', { value })])}
        onChange={(value) => mocks.changeScenario({ latency: Number(value) })}
      />
      <ChoiceGroup
        label={t('scenario.failNext')}
        value={failNext === null ? noFailure : String(failNext)}
        options={[
          [noFailure, t('scenario.noFailure')],
          ...failures.map((status) => [String(status), String(status)] as const),
        ]}
        onChange={(value) => mocks.changeScenario({ failNext: value === noFailure ? null : Number(value) })}
      />
      <ChoiceGroup
        label={t('scenario.thirdParties')}
        value={thirdParties}
        options={outcomes.map((value) => [value, t(`scenario.outcome.${value}` as 'scenario.outcome.success')])}
        onChange={(value) => mocks.changeScenario({ thirdParties: value })}
      />
      <ChoiceGroup
        label={t('scenario.responses')}
        value={responses}
        options={responseProfiles.map((value) => [value, t(`scenario.fields.${value}` as 'scenario.fields.full')])}
        onChange={(value) => mocks.changeScenario({ responses: value })}
      />
    </>
  );
}

function Clock({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const { clockDays } = useScenario(mocks);
  const id = useId();
  return (
    <FormControl sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <FormLabel htmlFor={id}>{t('scenario.clockDays')}</FormLabel>
      <OutlinedInput
        id={id}
        type="number"
        value={clockDays}
        slotProps={{ input: { min: -9999, max: 9999, step: 1 } }}
        onChange={({ target }) => mocks.changeScenario({ clockDays: Math.trunc(Number(target.value)) || 0 })}
        sx={{ width: 160 }}
      />
    </FormControl>
  );
}

function Mails({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const mails = mocks.readMails();
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography variant="h3">{t('scenario.mails.title')}</Typography>
      {mails.length === 0 ? <Typography variant="body2">{t('scenario.mails.none')}</Typography> : null}
      {mails.toReversed().map(({ to, subject, path }) => (
        <Link key={path} href={path} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${subject}, ${to}`}
        </Link>
      ))}
    </Stack>
  );
}
