import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';
import { InvitationPanels } from './InvitationPanels';
import type { Invitations } from './useInvitations';

interface InvitationLayoutProps extends Pick<PageLayoutProps, 'title' | 'intro' | 'children'> {
  page: Invitations;
  /** Beside the button to invite. */
  actions?: ReactNode;
}

/** Nobody invites without a published profile, and none but experts: the page says what to do instead (PRO-22, AUT-20). */
export function InvitationLayout({ page, actions, children, ...head }: InvitationLayoutProps) {
  const { t } = useTranslation('endorsements');
  const { hasNoProfile, isExpert, invite, undoBar } = page;
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
      <InvitationPanels page={page} />
    </PageLayout>
  );
}
