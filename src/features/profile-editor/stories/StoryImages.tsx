import { useTranslation } from 'react-i18next';
import { connectionImage, storyImages } from '@/entities/profile/profileImages';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import { ImageField } from '@/ui/images/ImageField';
import { nameOfText } from './groupList';

interface StoryImagesProps {
  stories: StoryList;
  profileId: string;
  isPublic: boolean;
  /** A saved one: what is not there yet can hold no images. */
  entry: StoryEntry;
}

/** The image of a connection, or those of a story; each change is saved at once. */
export function StoryImages({ stories, profileId, isPublic, entry }: StoryImagesProps) {
  const { t } = useTranslation('profileParts');
  const isStory = stories.name === 'stories';
  const target = isStory
    ? storyImages({ profileId, storyId: entry.id })
    : connectionImage({ profileId, connectionId: entry.id });
  return (
    <ImageField
      label={t(`${stories.name}.images`, { text: nameOfText(entry.text) })}
      isLabelHidden
      images={entry.images}
      multiple={isStory}
      target={target}
      isPublic={isPublic}
    />
  );
}
