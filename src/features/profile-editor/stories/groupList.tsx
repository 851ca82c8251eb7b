import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { truncate, isSameText } from '@/domain/plainText';
import { groupKey, type PromptGroup } from '@/domain/storyGroups';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import type { SavedList } from '@/ui/editor/items/savedList';
import { Field } from '@/ui/form/Field';

function StoryFields() {
  const { t } = useTranslation('profileParts');
  return <Field name="text" label={t('text.label')} help={t('text.help')} rows={3} />;
}

export const nameOfText = (text: string) => truncate(text, 60);

/** Name of a group's list in its profile, and of its drafts. */
export const groupName = (stories: StoryList, group: PromptGroup) => `${stories.name}-${group.key}`;

export function listOfGroup(stories: StoryList, group: PromptGroup, profileId: string): SavedList<{ text: string }> {
  return {
    name: groupName(stories, group),
    layout: 'rows',
    schema: z.object({ text: Title }),
    emptyValues: { text: '' },
    titleOf: ({ text }) => nameOfText(text),
    isSame: (one, other) => isSameText(one.text, other.text),
    uniqueField: 'text',
    serverFields: { question: 'text', story_question: 'text' },
    Fields: StoryFields,
    select: (state) => {
      const profile = selectProfile(state, profileId);
      return profile ? itemsOfGroup(stories, group, profile) : [];
    },
    selectRequest: (state) => selectProfileRequest(state, profileId),
    read: () => fetchProfile({ params: { profileId } }),
    isPublic: (state) => selectProfile(state, profileId)?.public ?? false,
    add: ({ text }) => stories.add(profileId, group.type, text),
    update: (id, { text }) => stories.update(profileId, id, group.type, text),
    remove: (id) => stories.remove(profileId, id),
  };
}

export function itemsOfGroup(stories: StoryList, group: PromptGroup, profile: CompetenceProfile): StoryEntry[] {
  return stories.entriesOf(profile).filter(({ type }) => groupKey(type) === group.key);
}
