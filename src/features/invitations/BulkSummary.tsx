import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { inviteeName } from '@/domain/invitation';
import type { Invitee, InviteResult } from '@/entities/invitation/invite';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyButton } from '@/ui/basics/CopyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { invitationAddress } from './address';
import { useInviteFailure } from './useInviteFailure';

/** One pasted name and what became of it; null while it waits. */
export interface BulkEntry {
  invitee: Invitee;
  result: InviteResult | null;
}

interface BulkSummaryProps {
  entries: readonly BulkEntry[];
  isPending: boolean;
  /** Tries again what did not work, and nothing else. */
  onRetry: () => void;
  /** The address of an invitation was copied. */
  onShared: (invitationId: string) => void;
}

/** The result for each pasted name, with its address to copy. */
export function BulkSummary({ entries, isPending, onRetry, onShared }: BulkSummaryProps) {
  const { t } = useTranslation('endorsements');
  const describe = useInviteFailure();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const invitations = entries.flatMap(({ result }) => (result?.step === 'done' ? [result.invitation] : []));
  const done = invitations.length;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h3" ref={heading} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {t('bulk.progress', { done, count: entries.length })}
      </Typography>
      <Stack component="ul" aria-label={t('bulk.summary')} sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ invitee, result }, index) => (
          <Box component="li" key={index} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{inviteeName(invitee)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {result === null
                    ? t('bulk.waiting')
                    : result.step === 'done'
                      ? invitationAddress(result.invitation).replace(/^https?:\/\//, '')
                      : null}
                </Typography>
              </Box>
              {result?.step === 'done' ? (
                <CopyButton
                  text={invitationAddress(result.invitation)}
                  what={t('bulk.addressOf', { name: inviteeName(invitee) })}
                  onCopied={() => onShared(result.invitation.id)}
                />
              ) : null}
            </Stack>
            {result !== null && result.step !== 'done' ? (
              <Alert severity="error" role="alert">
                {reasonOf(describe(result))}
              </Alert>
            ) : null}
          </Box>
        ))}
      </Stack>
      {done > 1 ? (
        <CopyButton
          text={invitations.map((one) => `${inviteeName(one)}: ${invitationAddress(one)}`).join('\n')}
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
    </Stack>
  );
}

/** The failure in words, with what the server said about single fields. */
function reasonOf({ message, fields }: ApiFailure): string {
  return [message, ...Object.values(fields ?? {})].filter(Boolean).join(' ');
}
