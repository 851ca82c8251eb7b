import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure, FailureType } from '@/api/client/failure';
import type { Invitation } from '@/api/endpoints/endorsements';
import { LongText } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import { inviteeName, namesText, parseNames } from '@/domain/invitation';
import type { PickUnsent } from '@/domain/pickUnsent';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { markShared } from '@/entities/invitation/invitationPreferences';
import { invite, readCreated, type Invitee, type InviteResult } from '@/entities/invitation/invite';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyButton } from '@/ui/basics/CopyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { BulkResults } from '@/ui/bulk/BulkResults';
import { useBulk, type BulkEntry } from '@/ui/bulk/useBulk';
import { addressLines, invitationAddress } from './address';
import { WithPreview } from './WithPreview';
import { MessageField, type MessageFieldProps } from './MessageField';
import { ProfileChoice } from './ProfileChoice';
import { profilesField, useInviteFailure } from './useInviteFailure';

/** Failures that do not depend on the name. */
const hopeless = new Set<FailureType>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted']);

type BulkInvitation = BulkEntry<Invitee, InviteResult>;

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
const withoutInvited: PickUnsent = (typed, sent) => {
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

/** Of one person or of many. */
export interface InvitationFormProps {
  message: Omit<MessageFieldProps, 'help'>;
  content: string;
  /** Called with the message of a draft. */
  onRestored: (content: string) => void;
  onInvited: (invitation: Invitation) => void;
}

export function BulkInvitationForm({ message, content, onRestored, onInvited }: InvitationFormProps) {
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
    return <BulkSummary entries={entries} isPending={isPending} onRetry={retry} />;
  }
  return (
    <Form
      schema={BulkValues}
      defaultValues={{ names: '', content, competence_profiles: [] }}
      draft={draft}
      // Each invited name leaves the draft.
      isIntermediate
      pickUnsent={withoutInvited}
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
      <WithPreview>
        <Field name="names" label={t('bulk.names')} help={t('bulk.namesHelp')} rows={6} />
        <MessageField {...message} help={t('bulk.contentHelp')} />
        <ProfileChoice />
      </WithPreview>
      <DrawerFoot>
        <SubmitButton>{t('bulk.submit')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

interface BulkSummaryProps {
  entries: readonly BulkInvitation[];
  isPending: boolean;
  /** Tries again what did not work, and nothing else. */
  onRetry: () => void;
}

function BulkSummary({ entries, isPending, onRetry }: BulkSummaryProps) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const describe = useInviteFailure();
  const invitations = entries.flatMap(({ result }) => (result?.step === 'done' ? [result.invitation] : []));
  const done = invitations.length;
  return (
    <>
      <BulkResults
        progress={t('bulk.progress', { done, count: entries.length })}
        label={t('bulk.summary')}
        rows={entries.map(({ item, result }) => {
          const name = inviteeName(item);
          if (result === null) return { name, state: t('bulk.waiting'), failure: null };
          if (result.step !== 'done') return { name, state: null, failure: reasonOf(describe(result)) };
          const address = invitationAddress(result.invitation);
          const copy = (
            <CopyIconButton
              text={address}
              what={t('bulk.addressOf', { name })}
              onCopied={() => dispatch(markShared([result.invitation.id]))}
            />
          );
          return { name, state: address.replace(/^https?:\/\//, ''), action: copy, failure: null };
        })}
      />
      {done > 1 || done < entries.length ? (
        <DrawerFoot>
          {done > 1 ? (
            <CopyButton
              text={addressLines(invitations, t('row.noName'))}
              onCopied={() => dispatch(markShared(invitations.map(({ id }) => id)))}
              what={t('bulk.allAddresses')}
              label={t('bulk.copyAll')}
              variant="outlined"
            />
          ) : null}
          {done < entries.length ? (
            <BusyButton variant="contained" busy={isPending} onClick={onRetry}>
              {t('bulk.retry', { count: entries.length - done })}
            </BusyButton>
          ) : null}
        </DrawerFoot>
      ) : null}
    </>
  );
}

function reasonOf({ message, fields }: ApiFailure): string {
  return [message, ...Object.values(fields ?? {})].filter(Boolean).join(' ');
}
