import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { inviteeName } from '@/domain/invitation';
import type { Invitee, InviteResult } from '@/entities/invitation/invite';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyButton } from '@/ui/basics/CopyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { BulkResults } from '@/ui/bulk/BulkResults';
import type { BulkEntry } from '@/ui/bulk/useBulk';
import { addressLines, invitationAddress } from './address';
import { useInviteFailure } from './useInviteFailure';

export type BulkInvitation = BulkEntry<Invitee, InviteResult>;

interface BulkSummaryProps {
  entries: readonly BulkInvitation[];
  isPending: boolean;
  /** Tries again what did not work, and nothing else. */
  onRetry: () => void;
  /** The address of an invitation was copied. */
  onShared: (invitationId: string) => void;
}

export function BulkSummary({ entries, isPending, onRetry, onShared }: BulkSummaryProps) {
  const { t } = useTranslation('endorsements');
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
              onCopied={() => onShared(result.invitation.id)}
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
              onCopied={() => invitations.forEach(({ id }) => onShared(id))}
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
