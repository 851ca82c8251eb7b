import { Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Navigate } from '@/routes/navigation';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { wizardWidth } from './Wizard';

interface WizardStartProps extends Omit<StatusViewProps, 'skeleton'> {
  title: string;
  actions?: ReactNode;
  notice?: ReactNode;
  /** Says why nothing can be created, instead of the steps. */
  refusal?: ReactNode;
  /** Whether the entity of an interrupted wizard is public; undefined while it is not loaded, and for a new one. */
  isPublic: boolean | undefined;
  editorHref: string;
}

/** Shows the steps once everything is loaded; redirects to the editor if the entity was public on arrival. */
export function WizardStart(props: WizardStartProps) {
  const { title, actions, notice, refusal, isPublic, editorHref, children, ...status } = props;
  // What becomes public later was published by this wizard.
  const [wasPublic, setWasPublic] = useState(isPublic);
  if (wasPublic === undefined && isPublic !== undefined) setWasPublic(isPublic);
  if (wasPublic) return <Navigate to={editorHref} replace />;
  if (status.hasContent && !refusal) return children;
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: wizardWidth, mx: 'auto', '--page-start': 0 }}>
      <BlankHead width={wizardWidth} />
      {notice}
      <PageLayout title={title} width="text" actions={actions}>
        {refusal ?? (
          <StatusView
            {...status}
            skeleton={
              <CardsSkeleton rows={1} height={320}>
                <FormSkeleton fields={3} />
              </CardsSkeleton>
            }
          >
            {null}
          </StatusView>
        )}
      </PageLayout>
    </Stack>
  );
}
