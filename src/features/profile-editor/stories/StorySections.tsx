import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { connectionList, storyList } from '@/entities/profile/storyLists';
import { AfterFirstPaint } from '@/ui/basics/AfterFirstPaint';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { StoryGroups } from './StoryGroups';

/** Personal connections and stories of a profile (STO-01 to STO-04). */
export function StorySections({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  return [connectionList, storyList].map((stories) => (
    <SectionCard
      key={stories.name}
      id={sectionIds[stories.name]}
      title={t(`${stories.name}.title`)}
      description={t(`${stories.name}.intro`)}
    >
      <AfterFirstPaint fallback={<ListSkeleton rows={4} height={72} />}>
        <StoryGroups stories={stories} profile={profile} />
      </AfterFirstPaint>
    </SectionCard>
  ));
}
