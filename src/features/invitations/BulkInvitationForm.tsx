import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureType } from '@/api/client/failure';
import type { Invitation } from '@/api/endpoints/endorsements';
import { LongText } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import { inviteeName, namesText, parseNames } from '@/domain/invitation';
import type { WithoutSent } from '@/domain/isAllSent';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { invite, readCreated, type Invitee, type InviteResult } from '@/entities/invitation/invite';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useBulk } from '@/ui/bulk/useBulk';
import { BulkSummary, type BulkInvitation } from './BulkSummary';
import { MessageField, type MessageFieldProps } from './MessageField';
import { ProfileChoice } from './ProfileChoice';
import { profilesField, useInviteFailure } from './useInviteFailure';

/** Failures that do not depend on the name. */
const hopeless = new Set<FailureType>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted']);

function exists({ result }: BulkInvitation): boolean {
  return result?.step === 'done' || result?.step === 'read';
}

const BulkValues = z.object({
  names: z.string().check(z.trim(), z.minLength(1)),
  content: LongText,
  [profilesField]: z.array(z.string()),
});

const draft = draftKey({ type: 'invitations' });

/** One invitation is sent for each name. */
const withoutInvited: WithoutSent = (typed, sent) => {
  const body = (sent as { body?: object } | undefined)?.body ?? {};
  const names = parseNames(String(typed['names']));
  const left = names.filter((name) => !matchesInput(body, name));
  if (left.length === names.length) return typed;
  return left.length === 0 ? null : { ...typed, names: namesText(left) };
};

/** Keeps the names that have no invitation yet in place of all that were typed. */
function useKeptNames(entries: readonly BulkInvitation[] | null): void {
  // After a 401 nobody is signed in, but the names are still theirs.
  const [userId] = useState(useAppSelector(selectUser)?.id ?? null);
  useEffect(() => {
    if (!entries?.some(exists)) return;
    const left = entries.filter((entry) => !exists(entry)).map(({ item }) => item);
    if (!left[0]) removeDraft(userId, draft);
    else writeDraft(userId, draft, { names: namesText(left), content: left[0].content }, Date.now());
  }, [entries, userId]);
}

interface BulkInvitationFormProps {
  message: Omit<MessageFieldProps, 'help'>;
  content: string;
  /** Called with the message of a draft. */
  onRestored: (content: string) => void;
  onInvited: (invitation: Invitation) => void;
  onShared: (invitationId: string) => void;
}

/** Invites many people: one call per pasted name, one after the other, and a summary (ux no. 12). */
export function BulkInvitationForm({ message, content, onRestored, onInvited, onShared }: BulkInvitationFormProps) {
  const { t } = useTranslation('endorsements');
  const describe = useInviteFailure();
  const { entries, isPending, start, retry } = useBulk<Invitee, InviteResult>({
    send: (invitee, before) => async (dispatch) => {
      const result = await dispatch(before?.step === 'read' ? readCreated(before.createdId) : invite(invitee));
      if (result.step === 'done') onInvited(result.invitation);
      return result;
    },
    isDone: ({ step }) => step === 'done',
    isHopeless: (result) =>
      result.step === 'profiles' ||
      result.step === 'choice' ||
      (result.step === 'create' && hopeless.has(result.failure.kind)),
  });
  useKeptNames(entries);

  if (entries?.some(exists)) {
    return <BulkSummary entries={entries} isPending={isPending} onRetry={retry} onShared={onShared} />;
  }
  return (
    <Form
      schema={BulkValues}
      defaultValues={{ names: '', content, competence_profiles: [] }}
      draft={draft}
      // Each invited name leaves the draft.
      isIntermediate
      withoutSent={withoutInvited}
      onRestored={({ content: restored }) => onRestored(restored)}
      label={t('bulk.title')}
      serverFields={{ firstname: 'names', lastname: 'names' }}
      failureText={(failure) => failure.message}
      onSubmit={async ({ names, content: sent }) => {
        const invitees: Invitee[] = parseNames(names).map((name) => ({ ...name, content: sent }));
        const incomplete = invitees.filter(({ firstname, lastname }) => !firstname || !lastname);
        if (invitees.length === 0 || incomplete.length > 0) {
          const list = incomplete.map(inviteeName).join(', ');
          return { kind: 'validation', fields: { names: t('bulk.incomplete', { names: list }) } };
        }
        const invited = await start(invitees);
        const first = invited?.[0]?.result;
        // The summary shows any other failure.
        return first && first.step !== 'done' && !invited.some(exists) ? describe(first) : null;
      }}
    >
      <Field name="names" label={t('bulk.names')} help={t('bulk.namesHelp')} rows={6} />
      <MessageField {...message} help={t('bulk.contentHelp')} />
      <ProfileChoice />
      <DrawerFoot>
        <SubmitButton>{t('bulk.submit')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
