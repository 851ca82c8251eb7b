import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { groupOfStarter, starterOfGroup, type InvitationGroup, type Starter } from '@/domain/invitationGroup';
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
import { ToneChoice } from './MessageField';
import type { InvitationNotes, Tone } from './invitationNotes';
import type { KnownInvitee } from './invitee';
import { useStarters } from './useStarters';

const modes = ['one', 'many'] as const;

interface CreateInvitationProps {
  invitee?: KnownInvitee | undefined;
  onCreated: (invitation: Invitation) => void;
  group?: InvitationGroup | undefined;
  notes: InvitationNotes;
  onShared: (invitationId: string) => void;
  onClose: () => void;
}

/** Inviting one person or many; the profiles are loaded when none are there yet (VER-03). */
export function CreateInvitation(props: CreateInvitationProps) {
  const { invitee, group: invited, notes, onCreated, onShared, onClose } = props;
  const { t } = useTranslation('endorsements');
  const [mode, setMode] = useState<(typeof modes)[number]>('one');
  const [tone, setTone] = useState<Tone>('formal');
  const { textOf, starterIn } = useStarters();
  const first = invited && starterOfGroup(invited);
  const [content] = useState(first ? textOf(first, tone) : '');
  const [group, setGroup] = useState(invited ?? null);
  const followStarter = (starter: Starter | undefined) =>
    setGroup((starter && groupOfStarter(starter)) ?? invited ?? null);
  const form = {
    content,
    message: { tone, group, onStarter: followStarter },
    onRestored: (restored: string) => followStarter(starterIn(restored)),
  };
  const note = ({ id }: Invitation) => {
    notes.noteTone(id, tone);
    if (group) notes.noteGroup(id, group);
  };
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
              {...form}
              invitee={invitee}
              onCreated={(invitation) => {
                note(invitation);
                onCreated(invitation);
              }}
            />
          ) : (
            <BulkInvitationForm {...form} onInvited={note} onShared={onShared} />
          )}
        </>
      )}
    </SideDrawer>
  );
}
