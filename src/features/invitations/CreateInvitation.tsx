import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  fetchInvitableProfiles,
  selectInvitable,
  selectInvitableRequest,
} from '@/entities/invitation/endorsementsSlice';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { BulkInvitationForm } from './BulkInvitationForm';
import { InvitationForm } from './InvitationForm';
import { NoPublishedProfile } from './NoPublishedProfile';
import { ToneChoice } from './ToneChoice';
import type { Tone } from './invitationNotes';

const modes = ['one', 'many'] as const;

interface CreateInvitationProps {
  /** Opens the new invitation, to share it. */
  onCreated: (invitation: Invitation) => void;
  onTone: (invitationId: string, tone: Tone) => void;
  onShared: (invitationId: string) => void;
  onClose: () => void;
}

/** Inviting one person or many; the profiles are loaded when none are there yet (VER-03). */
export function CreateInvitation({ onCreated, onTone, onShared, onClose }: CreateInvitationProps) {
  const { t } = useTranslation('endorsements');
  const [mode, setMode] = useState<(typeof modes)[number]>('one');
  const [tone, setTone] = useState<Tone>('formal');
  const profiles = useAppSelector(selectInvitable);
  const request = useRequest(selectInvitableRequest);
  useLoad(fetchInvitableProfiles, profiles.length === 0 ? undefined : null, request);
  return (
    <SideDrawer open title={t('create.title')} onClose={onClose}>
      {request.status === 'succeeded' && profiles.length === 0 ? (
        <NoPublishedProfile />
      ) : (
        <>
          <SegmentedControl
            label={t('create.mode')}
            value={mode}
            options={modes.map((value) => ({ value, label: t(`create.modes.${value}`) }))}
            onChange={setMode}
          />
          <ToneChoice tone={tone} onChange={setTone} />
          {mode === 'one' ? (
            <InvitationForm
              tone={tone}
              onCreated={(invitation) => {
                onTone(invitation.id, tone);
                onCreated(invitation);
              }}
            />
          ) : (
            <BulkInvitationForm tone={tone} onInvited={({ id }) => onTone(id, tone)} onShared={onShared} />
          )}
        </>
      )}
    </SideDrawer>
  );
}
