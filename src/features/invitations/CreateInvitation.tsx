import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationInput, type Invitation } from '@/api/endpoints/endorsements';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import type { InviteeName } from '@/domain/invitation';
import { groupOfStarter, starterOfGroup, type Starter, type Tone } from '@/domain/invitationGroup';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  fetchInvitableProfiles,
  selectInvitable,
  selectInvitableRequest,
} from '@/entities/invitation/endorsementsSlice';
import { savePreferences } from '@/entities/invitation/invitationPreferences';
import { invite, readCreated } from '@/entities/invitation/invite';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { BulkInvitationForm, type InvitationFormProps } from './BulkInvitationForm';
import { useHasPreviewBeside, WithPreview } from './WithPreview';
import { MessageField, ToneChoice, useMessageTemplates } from './MessageField';
import { NoPublishedProfile } from './NoPublishedProfile';
import { ProfileChoice } from './ProfileChoice';
import type { Invitations } from './useInvitations';
import { profilesField, useInviteFailure } from './useInviteFailure';

const modes = ['one', 'many'] as const;

interface CreateInvitationProps {
  page: Invitations;
  invitee: InviteeName | undefined;
}

export function CreateInvitation({ page, invitee }: CreateInvitationProps) {
  const { group: groupOfPage } = page;
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const [mode, setMode] = useState<(typeof modes)[number]>('one');
  const [tone, setTone] = useState<Tone>('formal');
  const { textOf, starterIn } = useMessageTemplates();
  const first = groupOfPage && starterOfGroup(groupOfPage);
  const [content] = useState(first ? textOf(first, tone) : '');
  const [group, setGroup] = useState(groupOfPage);
  const followStarter = (starter: Starter | undefined) => setGroup((starter && groupOfStarter(starter)) ?? groupOfPage);
  const form = {
    content,
    message: { tone, group, onStarter: followStarter },
    onRestored: (restored: string) => followStarter(starterIn(restored)),
    onInvited: ({ id }: Invitation) => {
      dispatch(savePreferences('tones', { [id]: tone }));
      if (group) dispatch(savePreferences('invitationGroups', { [id]: group }));
    },
  };
  const profiles = useAppSelector(selectInvitable);
  const request = useRequest(selectInvitableRequest);
  useLoad(fetchInvitableProfiles, profiles.length === 0 ? undefined : null, request);
  return (
    <SideDrawer
      open
      width={useHasPreviewBeside() ? 880 : 480}
      title={t('create.title')}
      onClose={() => page.onPanel(null)}
    >
      {request.status === 'succeeded' && profiles.length === 0 ? (
        <NoPublishedProfile />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 136px' } }}>
            <SegmentedControl
              label={t('create.mode')}
              value={mode}
              options={modes.map((value) => ({ value, label: t(`create.modes.${value}`) }))}
              onChange={setMode}
            />
            <ToneChoice tone={tone} onChange={setTone} />
          </Box>
          {mode === 'one' ? (
            <InvitationForm {...form} page={page} invitee={invitee} />
          ) : (
            <BulkInvitationForm {...form} />
          )}
        </>
      )}
    </SideDrawer>
  );
}

// The profiles are the store's: they may still have to be loaded when the form is sent.
const InvitationValues = z.extend(InvitationInput, { [profilesField]: z.array(z.string()) });

function InvitationForm(props: InvitationFormProps & CreateInvitationProps) {
  const { page, invitee, message, content, onInvited, onRestored } = props;
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const describe = useInviteFailure();
  /** Exists already without its address; sending the same values again only reads that. */
  const created = useRef<{ id: string; values: string } | null>(null);
  return (
    <Form
      schema={InvitationValues}
      defaultValues={{ firstname: '', lastname: '', ...invitee, content, competence_profiles: [] }}
      draft={draftKey({ type: 'invitation' })}
      label={t('create.title')}
      failureText={(failure) => failure.message}
      onRestored={({ content: restored }) => onRestored(restored)}
      onSubmit={async ({ competence_profiles: _chosen, ...typed }) => {
        const values = JSON.stringify(typed);
        const again = created.current?.values === values ? created.current : null;
        const result = await dispatch(again ? readCreated(again.id) : invite(typed));
        created.current = result.step === 'read' ? { id: result.createdId, values } : null;
        if (result.step !== 'done') return describe(result);
        onInvited(result.invitation);
        page.onPanel({ type: 'share', id: result.invitation.id });
        return null;
      }}
    >
      <WithPreview>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' }}>
          <Field name="firstname" label={t('create.firstname')} autoComplete="off" />
          <Field name="lastname" label={t('create.lastname')} autoComplete="off" />
        </Box>
        <MessageField {...message} help={t('create.contentHelp')} />
        <ProfileChoice />
      </WithPreview>
      <DrawerFoot>
        <SubmitButton>{t('create.submit')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
