import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { connectionOf, inOtherProfile, removalOf } from '@/domain/careerEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { CallResult } from '@/store/callResult';
import { fetchConnectedProfile } from '@/entities/career/careerSlice';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useFailureText } from '@/ui/text/useFailureText';
import type { CareerEntry } from './entryTypes';
import type { CareerEntries } from './useCareerEntries';
import { factsText } from '@/domain/plainText';

interface ProfilesOfEntryProps {
  career: CareerEntries;
  entry: CareerEntry;
  onClose: () => void;
}

/** Which of one's profiles show an entry, each with a switch (EXP-02, EDU-04). */
export function ProfilesOfEntry({ career, entry, onClose }: ProfilesOfEntryProps) {
  const { t } = useTranslation(['profiles', 'common', 'career']);
  const failureText = useFailureText();
  const headingId = useId();
  const { profiles, failure, readAll, isBusy, toggle } = useProfiles(career, entry);
  return (
    <Dialog open onClose={onClose} aria-labelledby={headingId} fullWidth maxWidth="xs">
      <DialogTitle id={headingId} component="h2">
        {t('career:entry.profilesTitle', { entry: career.nameOf(entry) })}
      </DialogTitle>
      <DialogContent>
        {failure ? (
          <ActionAlert severity="error" role="alert" onAction={readAll}>
            {failureText(failure)}
          </ActionAlert>
        ) : null}
        {profiles.length === 0 && !failure ? <ListSkeleton rows={3} height={44} /> : null}
        {profiles.map((profile) => {
          const { isConnected, refusals } = career.shownBy(profile, entry);
          return (
            <ProfileSwitch
              key={profile.id}
              name={career.nameOfProfile({ ...profile, name: '' })}
              isOpenOne={profile.id === career.profile.id}
              isPublic={profile.public}
              checked={isConnected}
              busy={isBusy(profile.id)}
              refusal={refusals.disconnect}
              onChange={() => toggle(profile, isConnected)}
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

/** The user's profiles with what they show, the open one first; read when the dialog opens, not stored. */
function useProfiles({ type, profile: open, onChanged, confirmEdit }: CareerEntries, entry: CareerEntry) {
  const dispatch = useAppDispatch();
  const { locked, isBusy } = useBusyItems();
  const names = useAppSelector(selectListedNames);
  const [ids] = useState(() => [...new Set([open.id, ...Object.keys(names)])]);
  const [byId, setById] = useState<Readonly<Record<string, CompetenceProfile>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const read = useCallback(
    (wantedIds: readonly string[]) =>
      Promise.all(wantedIds.map((profileId) => dispatch(fetchConnectedProfile({ params: { profileId } })))),
    [dispatch],
  );
  const apply = (results: readonly CallResult<CompetenceProfile>[]) => {
    const loaded = results.flatMap((result) => ('data' in result ? result.data : []));
    setById((before) => ({ ...before, ...Object.fromEntries(loaded.map((profile) => [profile.id, profile])) }));
    setFailure(results.flatMap((result) => ('failure' in result ? result.failure : []))[0] ?? null);
  };
  const readAgain = async (wantedIds: readonly string[]) => apply(await read(wantedIds));
  useEffect(() => {
    void read(ids).then(apply);
  }, [read, ids]);
  const toggle = (profile: CompetenceProfile, isShown: boolean) =>
    void locked(profile.id, async () => {
      const isOpenOne = profile.id === open.id;
      const edit = isShown ? removalOf(type.list, entry.id) : connectionOf(type.list, entry);
      if (!(await confirmEdit(isOpenOne ? edit : inOtherProfile(edit, profile.id)))) return;
      await dispatch(type.setConnected(profile, entry.id, !isShown));
      await Promise.all([readAgain([profile.id]), isOpenOne ? onChanged() : null]);
    });
  return { profiles: ids.flatMap((id) => byId[id] ?? []), failure, readAll: () => void readAgain(ids), isBusy, toggle };
}

interface ProfileSwitchProps {
  name: string;
  isOpenOne: boolean;
  isPublic: boolean;
  checked: boolean;
  busy: boolean;
  /** Why it cannot be switched off: a sentence instead of a disabled control. */
  refusal: string | undefined;
  onChange: () => void;
}

function ProfileSwitch({ name, isOpenOne, isPublic, checked, busy, refusal, onChange }: ProfileSwitchProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const hintId = useId();
  const isRefused = busy || refusal !== undefined;
  const hint = [isOpenOne ? t('career:entry.thisProfile') : '', t(isPublic ? 'status.published' : 'status.notPublic')];
  return (
    <Box sx={{ py: 1 }}>
      <FormControlLabel
        sx={{ display: 'flex', justifyContent: 'space-between', ml: 0, mr: 0, gap: 2 }}
        labelPlacement="start"
        label={name}
        control={
          <Switch
            checked={checked}
            onChange={isRefused ? undefined : onChange}
            slotProps={{
              input: { role: 'switch', 'aria-disabled': isRefused || undefined, 'aria-describedby': hintId },
            }}
          />
        }
      />
      <Typography variant="caption" component="p" id={hintId} sx={{ color: 'text.secondary' }}>
        {factsText(hint)}
        {refusal ? <span style={{ display: 'block' }}>{refusal}</span> : null}
      </Typography>
    </Box>
  );
}
