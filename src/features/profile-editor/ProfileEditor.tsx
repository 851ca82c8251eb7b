import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { fetchLimit, selectLimitRequest } from '@/entities/profile/profilesSlice';
import { useProfile } from '@/entities/profile/useProfile';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { EditorHeadSkeleton, EditorSkeleton } from '@/ui/editor/EditorSkeleton';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { PreviewValuesProvider } from '@/ui/publicPage/PreviewValues';
import { Delayed, StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { editorColumns, ProfileEditorView } from './ProfileEditorView';

/** In px. */
const sectionHeights = [220, 260, 180, 180];

interface ProfileEditorProps {
  profileId: string;
  game: ReactNode;
}

export function ProfileEditor({ profileId, game }: ProfileEditorProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { profile, request, reload } = useProfile(profileId);
  useLoad(fetchLimit, undefined, useRequest(selectLimitRequest));
  const status = { request, onRetry: reload, hasContent: profile !== undefined };
  if (!profile) {
    const isPending = request.status !== 'failed';
    return (
      <PageLayout
        title={t('editor.title')}
        titlePlaceholder={isPending ? <TitleSkeleton title={t('editor.title')} /> : undefined}
        intro={isPending ? <EditorHeadSkeleton /> : undefined}
        picture={
          isPending ? (
            <Delayed>
              <Skeleton variant="circular" width={64} height={64} sx={{ flexShrink: 0 }} />
            </Delayed>
          ) : undefined
        }
      >
        <StatusView
          {...status}
          skeleton={<EditorSkeleton columns={editorColumns} paneFrom="@64" sections={6} cards={sectionHeights} />}
        >
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  return (
    <EditorSectionsProvider
      onUpdated={() =>
        dispatch(
          noticeAdded({
            severity: 'success',
            textKey: profile.public ? 'profiles:editor.updated' : 'profiles:editor.saved',
          }),
        )
      }
    >
      <PreviewValuesProvider>
        <ProfileEditorView profile={profile} status={status} game={game} />
      </PreviewValuesProvider>
    </EditorSectionsProvider>
  );
}
