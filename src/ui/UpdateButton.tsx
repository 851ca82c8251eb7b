import { useTranslation } from 'react-i18next';
import { BusyButton } from './BusyButton';
import { useCollectedSections } from './EditorSections';
import { LeaveQuestion } from './LeaveQuestion';

/** Sends all collected changes of something public; there only while some wait (ux no. 1). */
export function UpdateButton() {
  const { t } = useTranslation('editing');
  const { count, updating, update } = useCollectedSections();
  return (
    <>
      {count > 0 ? (
        <BusyButton variant="contained" busy={updating} onClick={() => void update()}>
          {t('update.some', { count })}
        </BusyButton>
      ) : null}
      <LeaveQuestion unsaved={count > 0 && !updating} />
    </>
  );
}
