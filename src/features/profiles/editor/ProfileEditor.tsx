import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { PreviewValuesProvider } from '@/ui/editor/PreviewValues';
import { EditorHeadSkeleton, EditorSkeleton, TitleSkeleton } from '@/ui/editor/EditorSkeleton';
import { PageLayout } from '@/ui/page/PageLayout';
import { StatusView } from '@/ui/feedback/StatusView';
import { fetchLimit, fetchProfile, selectLimitRequest, selectProfile, selectProfileRequest } from '../profilesSlice';
import type { ProfileEditorProps } from './editorParts';
import { ProfileEditorView } from './ProfileEditorView';
import { sectionIds } from './useEditorNav';

/** One competence profile: shown, edited and published (PRO-09). */
export function ProfileEditor({ profileId, ...props }: ProfileEditorProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const request = useRequest((state) => selectProfileRequest(state, profileId));
  const args = { params: { profileId } };
  const reload = useLoad(fetchProfile, args, request);
  useLoad(fetchLimit, undefined, useRequest(selectLimitRequest));
  const status = { request, onRetry: reload, hasContent: profile !== undefined };
  const onUpdated = useCallback(() => {
    dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:editor.updated' }));
  }, [dispatch]);
  if (!profile) {
    const isPending = request.status !== 'failed';
    return (
      <PageLayout
        title={t('editor.title')}
        titlePlaceholder={isPending ? <TitleSkeleton title={t('editor.title')} /> : undefined}
        intro={isPending ? <EditorHeadSkeleton /> : undefined}
        picture={isPending ? <Skeleton variant="circular" width={96} height={96} sx={{ flexShrink: 0 }} /> : undefined}
      >
        <StatusView {...status} skeleton={<EditorSkeleton nav={200} aside={300} />}>
          {null}
        </StatusView>
      </PageLayout>
    );
  }
  return (
    <EditorSectionsProvider onUpdated={onUpdated}>
      <PreviewValuesProvider>
        <ProfileEditorView
          ids={sectionIds}
          profile={profile}
          onChanged={() => dispatch(fetchProfile(args))}
          status={status}
          {...props}
        />
      </PreviewValuesProvider>
    </EditorSectionsProvider>
  );
}
