import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useStagedSections } from './EditorSections';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';

export function useHasUpdate(): boolean {
  return useStagedSections().count > 0;
}

/** Rendered only while changes wait (ux no. 1). */
export function UpdateButton() {
  const { t } = useTranslation('editing');
  const { count, updating, update } = useStagedSections();
  return (
    <>
      {count > 0 ? (
        <BusyButton variant="contained" busy={updating} onClick={() => void update()}>
          {t('update.some', { count })}
        </BusyButton>
      ) : null}
      <UnsavedChangesPrompt unsaved={count > 0 && !updating} />
    </>
  );
}
