import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { Navigate } from '@/routes/navigation';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';

interface WizardStartProps extends Omit<StatusViewProps, 'skeleton'> {
  title: string;
  /** Ways out of the page. */
  actions?: ReactNode;
  notice?: ReactNode;
  /** Why nothing can be created, in the place of the steps. */
  refusal?: ReactNode;
  /** Of what an interrupted wizard has created; undefined where there is none or it is not loaded. */
  isPublic: boolean | undefined;
  /** Where that is edited. */
  editorHref: string;
}

/** Opens the steps once what they go on with is loaded; leads to the editor where that was public from the beginning. */
export function WizardStart(props: WizardStartProps) {
  const { title, actions, notice, refusal, isPublic, editorHref, children, ...status } = props;
  // Published later, it was published in this wizard.
  const [wasPublic, setWasPublic] = useState(isPublic);
  if (wasPublic === undefined && isPublic !== undefined) setWasPublic(isPublic);
  if (wasPublic) return <Navigate to={editorHref} replace />;
  if (status.hasContent && !refusal) return children;
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      {notice}
      <PageLayout title={title} width="text" actions={actions}>
        {refusal ?? (
          <StatusView {...status} skeleton={<ListSkeleton rows={1} height={320} />}>
            {null}
          </StatusView>
        )}
      </PageLayout>
    </Stack>
  );
}
