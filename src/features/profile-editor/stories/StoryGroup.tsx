import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import type { PromptGroup as Group } from '@/domain/storyGroups';
import { useAppDispatch } from '@/store/hooks';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { ItemSection } from '@/ui/editor/items/ItemSection';
import { itemCalls } from '@/ui/editor/items/savedList';
import { MenuList } from '@/ui/list/MenuList';
import { StoryItem, type ImagesOpen } from './StoryItem';
import { itemsOfGroup, listOfGroup } from './groupList';

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
  const [open, setOpen] = useState<{ id: string; isOpen: boolean } | null>(null);
  const imagesOf = (id: string): ImagesOpen => ({
    isOpen: open?.id === id ? open.isOpen : null,
    onOpen: (isOpen) => setOpen(isOpen === null ? null : { id, isOpen }),
  });
  const imageAction = (entry: StoryEntry | undefined): MenuAction[] => {
    if (!entry) return [];
    const isAnother = stories.name === 'stories' || entry.images.length === 0;
    return [
      {
        key: 'image',
        label: t(isAnother ? 'field.add' : 'field.change'),
        onClick: () => setOpen({ id: entry.id, isOpen: true }),
      },
    ];
  };
  return { imagesOf, imageAction };
}

const closeRows = { '& ul[data-rows]': { mt: -0.75 } } as const;
