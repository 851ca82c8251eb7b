import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ProfilePicture } from '@/features/profile-fields';

const PhotoActions = lazyComponent(() => import('./PhotoActions'), 'PhotoActions');

const badge = {
  position: 'absolute',
  insetInlineEnd: -4,
  bottom: -4,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

/** The picture of an open profile, and what can be done with it (PRO-17). */
export function ProfilePhoto({ profile, name }: { profile: CompetenceProfile; name: string }) {
  const { t } = useTranslation('profiles');
  const { remove, isRemoved, undoBar } = useUndoable();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'menu' | 'dialog' | null>(null);
  const { profile_picture } = profile;
  const picture = profile_picture && !isRemoved(profile_picture.id) ? profile_picture : null;
  return (
    <>
      <ButtonBase
        aria-label={picture ? t('picture.change') : t('picture.add')}
        aria-haspopup={picture ? 'menu' : 'dialog'}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          // Decided now: with its first picture the dialog stays, for what is said about it.
          setOpened(picture ? 'menu' : 'dialog');
        }}
        sx={{
          position: 'relative',
          flexShrink: 0,
          borderRadius: '50%',
          ...(picture ? {} : { outline: '2px dashed', outlineColor: 'fieldEdge', outlineOffset: 2 }),
        }}
      >
        <ProfilePicture picture={picture} name={name} size={12} />
        <Box component="span" sx={badge}>
          <CameraIcon fontSize="small" />
        </Box>
      </ButtonBase>
      {button ? (
        <Suspense fallback={null}>
          <PhotoActions
            profile={profile}
            picture={picture}
            button={button}
            opened={opened}
            onClose={() => setOpened(null)}
            onRemove={remove}
          />
        </Suspense>
      ) : null}
      {undoBar}
    </>
  );
}
