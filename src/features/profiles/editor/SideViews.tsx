import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { RenderWithSources } from '../public/useProfilePreview';

/** With the first look at it. */
const PreviewPane = lazy(async () => ({ default: (await import('../public/PreviewPane')).PreviewPane }));

export type SideView = 'checklist' | 'preview';

export interface SideViewsProps {
  profile: CompetenceProfile;
  renderWithSources: RenderWithSources;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
  view: SideView;
  onView: (view: SideView) => void;
}

/** The choice between checklist and preview of the profile, and the preview. */
export function SideViews({ profile, renderWithSources, edited, onFullScreen, view, onView }: SideViewsProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SegmentedControl
          label={t('preview.views')}
          isLabelHidden
          value={view}
          options={[
            { value: 'checklist', label: t('preview.checklist') },
            { value: 'preview', label: t('preview.action') },
          ]}
          onChange={onView}
        />
      </Box>
      {view === 'checklist' ? null : (
        <Card
          component="aside"
          aria-label={t('preview.action')}
          sx={{ p: 2, display: 'flex', flexDirection: 'column', '&&': { flexShrink: 1 } }}
        >
          <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
            {renderWithSources((sources) => (
              <PreviewPane profile={profile} sources={sources} edited={edited} onFullScreen={onFullScreen} />
            ))}
          </Suspense>
        </Card>
      )}
    </>
  );
}
