import { useTranslation } from 'react-i18next';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { useClosingWithFiles } from '@/ui/images/FollowingImages';
import type { CareerEntry, CareerSectionProps, EntryFormProps } from './entryType';
import type { CareerEntries } from './useCareerEntries';
import type { useEntryMutations } from './useEntryMutations';

export interface EntryDrawerProps<Entry extends CareerEntry, Values> extends Pick<
  CareerSectionProps,
  'drawer' | 'onDrawer'
> {
  career: CareerEntries<Entry, Values>;
  isOpen: boolean;
  onExited: () => void;
  onSave: ReturnType<typeof useEntryMutations<Entry, Values>>['save'];
}

export function EntryDrawer<Entry extends CareerEntry, Values>(props: EntryDrawerProps<Entry, Values>) {
  const { career, isOpen, drawer, onDrawer, onExited, onSave } = props;
  const { type, profile, entries } = career;
  const { t } = useTranslation('profiles');
  const { close, onWaiting, question } = useClosingWithFiles(() => onDrawer(null));
  const last = useLastNonNull(drawer);
  const entry = entries.find(({ id }) => id === last?.id);
  const form: EntryFormProps<Entry, Values> = {
    entry,
    others: entries.filter((other) => other !== entry),
    focus: last?.field,
    isPublic: career.isPublic(entry),
    onSave: (values, finish) => onSave(entry?.id, values, finish),
    onCancel: close,
    onWaiting,
    profile,
  };
  return (
    <>
      <SideDrawer
        open={isOpen}
        title={t(entry ? `${type.name}.change` : `${type.name}.add`)}
        onClose={close}
        onExited={onExited}
      >
        <type.Form key={last?.isJustCreated ? '' : (last?.id ?? '')} {...form} />
      </SideDrawer>
      {question}
    </>
  );
}
