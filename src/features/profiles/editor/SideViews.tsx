import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { RenderWithSources } from '../public/useProfilePreview';
import type { ReadinessCardProps } from './ReadinessCard';

/** With the first look at it. */
const PreviewPane = lazy(async () => ({ default: (await import('../public/PreviewPane')).PreviewPane }));

export interface SideViewsProps extends Omit<ReadinessCardProps, 'isPublic'> {
  profile: CompetenceProfile;
  renderWithSources: RenderWithSources;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
  checklist: ReactNode;
}

/** Checklist or preview of the profile, to choose. */
export function SideViews({ profile, renderWithSources, edited, onFullScreen, checklist }: SideViewsProps) {
  const { t } = useTranslation('profiles');
  const [view, setView] = useState<'checklist' | 'preview'>('checklist');
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
          onChange={setView}
        />
      </Box>
      {view === 'checklist' ? (
        checklist
      ) : (
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
