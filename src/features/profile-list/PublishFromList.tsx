import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/ui/basics/overlays';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PublishFlow, useGoToCheck, useReadiness, type PublishStep } from '@/features/publishing';

interface PublishFromListProps {
  profileId: string;
  open: boolean;
  onClose: () => void;
}

/** Publishes a profile of the list, which has to be read first: only then it is known what is missing (PRO-10). */
export function PublishFromList({ profileId, open, onClose }: PublishFromListProps) {
  const { t } = useTranslation(['profileParts', 'common']);
  const id = useId();
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const request = useRequest((state) => selectProfileRequest(state, profileId));
  const reload = useLoad(fetchProfile, open ? { params: { profileId } } : null, request);
  if (profile) return <ReadProfile profile={profile} open={open} onClose={onClose} />;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('publish.title')}
      </DialogTitle>
      <DialogContent>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={2} height={48} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function ReadProfile({
  profile,
  open,
  onClose,
}: Omit<PublishFromListProps, 'profileId'> & { profile: CompetenceProfile }) {
  const readiness = useReadiness(profile);
  const [face, setFace] = useState<PublishStep | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const navigate = useNavigate();
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setFace(readiness.isReady ? 'publish' : 'notReady');
  }
  // The sections are on the editor's page.
  const openEditor = (query: Record<string, string>) =>
    void navigate(href('profile', { profileId: profile.id }, query));
  const goToCheck = useGoToCheck(profile, (section, { id }) => openEditor(id === null ? {} : { [section]: id }));
  return (
    <PublishFlow
      step={face}
      onStep={(next) => {
        setFace(next);
        onClose();
      }}
      profile={profile}
      readiness={readiness}
      onGoTo={(check) => {
        if (check.rule === 'experience' || check.rule === 'mainExperience') openEditor({});
        else goToCheck(check);
      }}
    />
  );
}
