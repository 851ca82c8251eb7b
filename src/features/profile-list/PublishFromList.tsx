import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { useProfile } from '@/entities/profile/useProfile';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PublishFlow, useScrollToCheck, useReadiness, type PublishStep } from '@/features/publishing';

interface PublishFromListProps {
  profileId: string;
  open: boolean;
  onClose: () => void;
}

/** The profile is loaded first: only then it is known what is missing (PRO-10). */
export function PublishFromList({ profileId, open, onClose }: PublishFromListProps) {
  const { t } = useTranslation(['profileParts', 'common']);
  const id = useId();
  const { profile, request, reload } = useProfile(profileId, open);
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
      <DialogActions>
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
  const [step, setStep] = useState<PublishStep | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const navigate = useNavigate();
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setStep(readiness.isReady ? 'publish' : 'notReady');
  }
  // The sections are on the editor's page.
  const openEditor = (query: Record<string, string>) =>
    void navigate(href('profile', { profileId: profile.id }, query));
  const goToCheck = useScrollToCheck(profile, (section, { id }) => openEditor(id === null ? {} : { [section]: id }));
  return (
    <PublishFlow
      step={step}
      onStep={(next) => {
        setStep(next);
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
