import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { isSameText } from '@/domain/plainText';
import { groupKey, type PromptGroup as Group } from '@/domain/storyGroups';
import { useAppDispatch } from '@/store/hooks';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { ItemSection } from '@/ui/editor/items/ItemSection';
import { itemCalls, type SavedList } from '@/ui/editor/items/savedList';
import { Field } from '@/ui/form/Field';
import { MenuList } from '@/ui/list/MenuList';
import { nameOfText, StoryItem } from './StoryItem';

interface StoryGroupProps {
  stories: StoryList;
  group: Group;
  profile: CompetenceProfile;
  /** Its prompt was pressed: the field for the answer is open. */
  isPressed: boolean;
  isBusy: (id: string) => boolean;
  onMakeMain: (id: string) => void;
}

export function StoryGroup({ stories, group, profile, isPressed, isBusy, onMakeMain }: StoryGroupProps) {
  const { t } = useTranslation('profileParts');
  const dispatch = useAppDispatch();
  const list = listOfGroup(stories, group, profile.id);
  const items = itemsOfGroup(stories, group, profile);
  const saved = (id: string) => items.find((item) => item.id === id);
  const { imagesOf, imageAction } = useImages(stories);
  const title = useStoryGroupName()(group);
  const mainRefusal = (item: StoryEntry | undefined) =>
    item ? (item.main ? t(`${stories.name}.isMain`) : undefined) : t('unsaved');
  return (
    <Box sx={closeRows}>
      <ItemSection
        FixedList={MenuList}
        options={list}
        texts={{
          title,
          add: t(items.length === 0 ? 'answer' : 'add'),
          addName: t(items.length === 0 ? 'answerTo' : 'addTo', { group: title }),
          change: t('change'),
          deleted: (text) => t('deleted', { text }),
        }}
        items={items}
        isPublic={profile.public}
        draft={draftKey({ type: 'profile', id: profile.id, section: list.name })}
        calls={itemCalls(dispatch, list)}
        startsWithNew={isPressed}
        heading={
          <div>
            <Typography variant="body2" component="h3" sx={{ display: 'inline', fontWeight: 600, marginInlineEnd: 1 }}>
              {title}
            </Typography>
            {group.knownType && items.length === 0 ? (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`group.${group.knownType}.prompt`)}
              </Typography>
            ) : null}
          </div>
        }
        renderItem={({ id, text }) => (
          <StoryItem stories={stories} profile={profile} text={text} saved={saved(id)} images={imagesOf(id)} />
        )}
        actionsOf={({ id }) => [
          ...imageAction(saved(id)),
          {
            key: 'main',
            label: t(`${stories.name}.makeMain`),
            refusal: mainRefusal(saved(id)),
            disabled: isBusy(id),
            onClick: () => onMakeMain(id),
          },
        ]}
      />
    </Box>
  );
}

/** A group that only the server knows has the server's name. */
export function useStoryGroupName(): (group: Group) => string {
  const { t } = useTranslation('profileParts');
  return ({ knownType: known, type }) => (known ? t(`group.${known}.name`) : type);
}

function useImages(stories: StoryList) {
  const { t } = useTranslation('images');
  const [openId, setOpenId] = useState<string | null>(null);
  const imagesOf = (id: string) => ({ isOpen: openId === id, onClose: () => setOpenId(null) });
  const imageAction = (entry: StoryEntry | undefined): MenuAction[] => {
    if (!entry) return [];
    const isAnother = stories.name === 'stories' || entry.images.length === 0;
    return [
      {
        key: 'image',
        label: t(isAnother ? 'field.add' : 'field.change'),
        onClick: () => setOpenId(entry.id),
      },
    ];
  };
  return { imagesOf, imageAction };
}

const closeRows = { '& ul[data-rows]': { mt: -0.75 } } as const;

function StoryFields() {
  const { t } = useTranslation('profileParts');
  return <Field name="text" label={t('text.label')} help={t('text.help')} rows={3} />;
}

/** Name of a group's list in its profile, and of its drafts. */
export const groupName = (stories: StoryList, group: Group) => `${stories.name}-${group.key}`;

function listOfGroup(stories: StoryList, group: Group, profileId: string): SavedList<{ text: string }> {
  return {
    name: groupName(stories, group),
    layout: 'rows',
    schema: z.object({ text: Title }),
    emptyValues: { text: '' },
    titleOf: ({ text }) => nameOfText(text),
    isSame: (a, b) => isSameText(a.text, b.text),
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

export function itemsOfGroup(stories: StoryList, group: Group, profile: CompetenceProfile): StoryEntry[] {
  return stories.entriesOf(profile).filter(({ type }) => groupKey(type) === group.key);
}
