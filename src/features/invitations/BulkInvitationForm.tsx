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
import { resultOf } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { invite, readCreated, type Invitee } from '@/entities/invitation/invite';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { BulkSummary, type BulkEntry } from './BulkSummary';
import { MessageField } from './MessageField';
import { ProfileChoice } from './ProfileChoice';
import type { Tone } from './invitationNotes';
import { profilesField, useInviteFailure } from './useInviteFailure';

/** Failures that do not depend on the name. */
const hopeless = new Set<FailureType>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted']);

function exists({ result }: BulkEntry): boolean {
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
function useKeptNames(entries: readonly BulkEntry[] | null): void {
  // After a 401 nobody is signed in, but the names are still theirs.
  const [userId] = useState(useAppSelector(selectUser)?.id ?? null);
  useEffect(() => {
    if (!entries?.some(exists)) return;
    const left = entries.filter((entry) => !exists(entry)).map(({ invitee }) => invitee);
    if (!left[0]) removeDraft(userId, draft);
    else writeDraft(userId, draft, { names: namesText(left), content: left[0].content }, Date.now());
  }, [entries, userId]);
}

interface BulkInvitationFormProps {
  tone: Tone;
  onInvited: (invitation: Invitation) => void;
  onShared: (invitationId: string) => void;
}

/** Invites many people: one call per pasted name, one after the other, and a summary (ux no. 12). */
export function BulkInvitationForm({ tone, onInvited, onShared }: BulkInvitationFormProps) {
  const { t } = useTranslation('endorsements');
  const describe = useInviteFailure();
  const [entries, setEntries] = useState<readonly BulkEntry[] | null>(null);

  /** Returns the first failure if every invitation failed; the summary shows any other failure. */
  const inviteAll = (all: readonly BulkEntry[]) => async (dispatch: AppDispatch) => {
    let current = all;
    for (const [index, { invitee, result: before }] of all.entries()) {
      if (before?.step === 'done') continue;
      const result = await dispatch(before?.step === 'read' ? readCreated(before.createdId) : invite(invitee));
      current = current.with(index, { invitee, result });
      setEntries(current);
      if (result.step === 'done') onInvited(result.invitation);
      // The next name would fail as well.
      if (result.step === 'profiles' || result.step === 'choice') break;
      if (result.step === 'create' && hopeless.has(result.failure.kind)) break;
    }
    const first = current[0]?.result;
    return resultOf(first && first.step !== 'done' && !current.some(exists) ? describe(first) : null);
  };
  const { run, isPending } = useMutation(inviteAll);
  useKeptNames(entries);

  if (entries?.some(exists)) {
    return (
      <BulkSummary entries={entries} isPending={isPending} onRetry={() => void run(entries)} onShared={onShared} />
    );
  }
  return (
    <Form
      schema={BulkValues}
      defaultValues={{ names: '', content: '', competence_profiles: [] }}
      draft={draft}
      // Each invited name leaves the draft.
      isIntermediate
      withoutSent={withoutInvited}
      label={t('bulk.title')}
      serverFields={{ firstname: 'names', lastname: 'names' }}
      failureText={(failure) => failure.message}
      onSubmit={async ({ names, content }) => {
        const invitees: Invitee[] = parseNames(names).map((name) => ({ ...name, content }));
        const incomplete = invitees.filter(({ firstname, lastname }) => !firstname || !lastname);
        if (invitees.length === 0 || incomplete.length > 0) {
          const list = incomplete.map(inviteeName).join(', ');
          return { kind: 'validation', fields: { names: t('bulk.incomplete', { names: list }) } };
        }
        const invited = await run(invitees.map((invitee) => ({ invitee, result: null })));
        return invited && 'failure' in invited ? invited.failure : null;
      }}
    >
      <Field name="names" label={t('bulk.names')} help={t('bulk.namesHelp')} rows={6} />
      <MessageField tone={tone} help={t('bulk.contentHelp')} />
      <ProfileChoice />
      <SubmitButton>{t('bulk.submit')}</SubmitButton>
    </Form>
  );
}
