import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { readOne } from '@/store/lostResponse';
import { DrawerActions, type DrawerActionsProps } from '@/ui/form/DrawerActions';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { EditForm } from '@/ui/form/EditForm';
import { FocusedField } from '@/ui/form/Field';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useFollowingImages } from '@/ui/images/useFollowingImages';
import { useFailureText } from '@/ui/text/useFailureText';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import type { CareerEntry, EntryType, EntryValues } from './entryTypes';
import type { EntryFieldsProps } from './entryValues';

interface EntryFormProps extends DrawerActionsProps, Pick<EntryFieldsProps<CareerEntry>, 'entry' | 'others'> {
  type: EntryType;
  focus: string | undefined;
  /** `finish` does what needs the saved entry; resolves to whether all of it is done. */
  onSave: (values: EntryValues, finish: (entryId: string) => Promise<boolean>) => Promise<ApiFailure | null>;
  /** Whether closing the form would lose files; typed text is kept. */
  onWaiting: (isWaiting: boolean) => void;
  /** The open profile: its competence suggests disciplines, in its language. */
  profile: CompetenceProfile;
}

export function EntryForm(props: EntryFormProps) {
  const { type, entry, others, focus, isPublic, onSave, onCancel, onWaiting, profile } = props;
  const { name, schema } = type;
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const images = useFollowingImages(type.galleries, { entryId: entry?.id, onWaiting });
  return (
    <EditForm
      schema={schema}
      defaultValues={type.valuesOf(entry, others)}
      draft={draftKey({ type: name, id: entry?.id ?? 'new' })}
      label={t(entry ? `${name}.change` : `${name}.add`)}
      failureText={(failure) =>
        failure.kind === 'validation' ? undefined : failureText(failure, `career:${name}.saveFailed`)
      }
      readNewest={entry && (() => dispatch(readOne(type.checkAll(), entry.id, (newest) => type.valuesOf(newest))))}
      onSubmit={(_, form) => onSave(form.getValues(), async (id) => (await images.send(id)) === null)}
    >
      <UnsavedFormPrompt />
      <type.Fields
        entry={entry}
        others={others}
        disciplines={
          <DisciplineField
            name="disciplines"
            locale={useProfileLanguage(profile)}
            competence={profile.competence?.name ?? ''}
          />
        }
        isPublic={isPublic}
        images={images}
      />
      <Actions isPublic={isPublic} onCancel={onCancel} />
      <FocusedField name={focus} />
    </EditForm>
  );
}

/** A new entry is public only if the profile is to show it. */
function Actions({ isPublic, onCancel }: DrawerActionsProps) {
  const isShown = useWatch<{ connect?: boolean }, 'connect'>({ name: 'connect' });
  return <DrawerActions isPublic={isPublic && isShown !== false} onCancel={onCancel} />;
}
