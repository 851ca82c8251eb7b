import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';
import { InvitationPanels } from './InvitationPanels';
import type { Invitations } from './useInvitations';

interface InvitationLayoutProps extends Pick<PageLayoutProps, 'title' | 'intro' | 'children'> {
  page: Invitations;
  /** Beside the button to invite. */
  actions?: ReactNode;
  group?: InvitationGroup | null;
}

/** Nobody invites without a published profile, and none but experts: the page says what to do instead (PRO-22, AUT-20). */
export function InvitationLayout({ page, group = null, actions, children, ...head }: InvitationLayoutProps) {
  const { t } = useTranslation('endorsements');
  const { panel, hasNoProfile, isExpert, invite, undoBar } = page;
  return (
    <PageLayout
      {...head}
      actions={
        <>
          {actions}
          {hasNoProfile || isExpert === false ? null : (
            <Button variant="contained" startIcon={<PersonAddIcon />} onClick={invite}>
              {t('create.title')}
            </Button>
          )}
        </>
      }
    >
      {children}
      {undoBar}
      {panel === null ? null : <InvitationPanels page={page} panel={panel} group={group} />}
    </PageLayout>
  );
}
