import { useTranslation } from 'react-i18next';
import { BusyButton } from './BusyButton';
import { useCollectedSections } from './EditorSections';
import { LeaveQuestion } from './LeaveQuestion';

/** Sends all collected changes of something public; says how many sections wait (ux no. 1). */
export function UpdateButton({ onUpdated }: { onUpdated: () => void }) {
  const { t } = useTranslation();
  const { count, busy, sendAll } = useCollectedSections();
  return (
    <>
      <BusyButton
        variant="contained"
        busy={busy}
        disabled={count === 0 && !busy}
        onClick={() => {
          void sendAll().then((failure) => {
            if (!failure) onUpdated();
          });
        }}
      >
        {count > 0 ? t('update.some', { count }) : t('update.none')}
      </BusyButton>
      <LeaveQuestion unsaved={count > 0 && !busy} />
    </>
  );
}
