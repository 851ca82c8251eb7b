import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationInput, type Invitation } from '@/api/endpoints/endorsements';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { invite, readCreated } from '@/entities/invitation/invite';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { MessageField, type MessageFieldProps } from './MessageField';
import { ProfileChoice } from './ProfileChoice';
import type { KnownInvitee } from './invitee';
import { profilesField, useInviteFailure } from './useInviteFailure';

// The profiles are the store's: they may still have to be loaded when the form is sent.
const InvitationValues = z.extend(InvitationInput, { [profilesField]: z.array(z.string()) });

interface InvitationFormProps {
  invitee?: KnownInvitee | undefined;
  message: Omit<MessageFieldProps, 'help'>;
  content: string;
  onCreated: (invitation: Invitation) => void;
  /** Called with the message of a draft. */
  onRestored: (content: string) => void;
}

/** Invites one person by first name, last name and a message (VER-03). */
export function InvitationForm({ invitee, message, content, onCreated, onRestored }: InvitationFormProps) {
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
      onSubmit={async ({ competence_profiles: _chosen, ...invitee }) => {
        const values = JSON.stringify(invitee);
        const again = created.current?.values === values ? created.current : null;
        const result = await dispatch(again ? readCreated(again.id) : invite(invitee));
        created.current = result.step === 'read' ? { id: result.createdId, values } : null;
        if (result.step !== 'done') return describe(result);
        onCreated(result.invitation);
        return null;
      }}
    >
      <Field name="firstname" label={t('create.firstname')} autoComplete="off" />
      <Field name="lastname" label={t('create.lastname')} autoComplete="off" />
      <MessageField {...message} help={t('create.contentHelp')} />
      <ProfileChoice />
      <DrawerFoot>
        <SubmitButton>{t('create.submit')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
