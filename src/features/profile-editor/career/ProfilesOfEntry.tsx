import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ProfileRef } from '@/api/schema/entities';
import { inOtherProfile, removalOf, type ConfirmCareerEdit } from '@/domain/careerEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { fetchConnectedProfile } from '@/entities/career/experienceSlice';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/ui/basics/overlays';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useFailureText } from '@/ui/text/useFailureText';
import { ProfileSwitch } from './ProfileSwitch';
import type { CareerEntry, EntryType } from './entryType';
import type { useEntryRefusals } from './useEntryRefusals';

export interface ProfilesOfEntryProps<Entry extends CareerEntry, Values> {
  type: EntryType<Entry, Values>;
  entry: Entry;
  title: string;
  openProfileId: string;
  nameOfProfile: (profile: ProfileRef) => string;
  refusalsOf: ReturnType<typeof useEntryRefusals>;
  confirmEdit: ConfirmCareerEdit;
  /** Reads the open profile again. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Which of one's profiles show an entry, each with a switch (EXP-02, EDU-04). */
export function ProfilesOfEntry<Entry extends CareerEntry, Values>(props: ProfilesOfEntryProps<Entry, Values>) {
  const { type, entry, title, openProfileId, nameOfProfile, refusalsOf, confirmEdit, onChanged, onClose } = props;
  const { t } = useTranslation(['profiles', 'common', 'career']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const headingId = useId();
  const { locked, isBusy } = useBusyItems();
  const { profiles, failure, read } = useProfiles(openProfileId);

  const toggle = (profile: CompetenceProfile, isShown: boolean) =>
    void locked(profile.id, async () => {
      const isOpenOne = profile.id === openProfileId;
      const edit = isShown ? removalOf(type.list, entry.id) : type.connectionOf(entry);
      if (!(await confirmEdit(isOpenOne ? edit : inOtherProfile(edit, profile.id)))) return;
      await dispatch(type.setConnected(profile, entry.id, !isShown));
      await Promise.all([read(profile.id), isOpenOne ? onChanged() : null]);
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby={headingId} fullWidth maxWidth="xs">
      <DialogTitle id={headingId} component="h2">
        {t('career:entry.profilesTitle', { entry: title })}
      </DialogTitle>
      <DialogContent>
        {failure ? (
          <Alert
            severity="error"
            role="alert"
            action={
              <Button color="inherit" size="small" onClick={() => void read()}>
                {t('common:action.retry')}
              </Button>
            }
          >
            {failureText(failure)}
          </Alert>
        ) : null}
        {profiles.length === 0 && !failure ? <ListSkeleton rows={3} height={44} /> : null}
        {profiles.map((profile) => {
          const shown = type.entriesOf(profile).find(({ id }) => id === entry.id);
          const isMain = shown?.main === true;
          return (
            <ProfileSwitch
              key={profile.id}
              name={nameOfProfile({ ...profile, name: '' })}
              isOpenOne={profile.id === openProfileId}
              isPublic={profile.public}
              checked={shown !== undefined}
              busy={isBusy(profile.id)}
              refusal={refusalsOf(profile, { isConnected: shown !== undefined, isMain }).disconnect}
              onChange={() => toggle(profile, shown !== undefined)}
            />
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The user's own profiles with what they show, the open one first; read when the dialog opens, and kept nowhere. */
function useProfiles(openProfileId: string) {
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectListedNames);
  const [ids] = useState(() => [openProfileId, ...Object.keys(names).filter((id) => id !== openProfileId)]);
  const [byId, setById] = useState<Readonly<Record<string, CompetenceProfile>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const apply = ({ found, failure: reason }: ReadProfiles) => {
    setById((before) => ({ ...before, ...Object.fromEntries(found.map((profile) => [profile.id, profile])) }));
    setFailure(reason);
  };
  const read = async (...some: string[]) => apply(await dispatch(readProfiles(some.length > 0 ? some : ids)));
  useEffect(() => {
    void dispatch(readProfiles(ids)).then(apply);
  }, [dispatch, ids]);
  return { profiles: ids.flatMap((id) => byId[id] ?? []), failure, read };
}

interface ReadProfiles {
  found: readonly CompetenceProfile[];
  /** Why one of them could not be read. */
  failure: ApiFailure | null;
}

function readProfiles(ids: readonly string[]): AppThunk<Promise<ReadProfiles>> {
  return async (dispatch) => {
    const results = await Promise.all(
      ids.map((profileId) => dispatch(fetchConnectedProfile({ params: { profileId } }))),
    );
    return {
      found: results.flatMap((result) => ('data' in result ? result.data : [])),
      failure: results.flatMap((result) => ('failure' in result ? result.failure : []))[0] ?? null,
    };
  };
}
