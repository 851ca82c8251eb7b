import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Box, ButtonBase, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { initialsOf } from '@/domain/displayName';
import { useAppDispatch } from '@/store/hooks';
import { profilePicture } from '@/entities/profile/profileImages';
import { landmarkOf } from '@/ui/basics/focus';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ImageDialog } from '@/ui/images/ImageDialog';
import { ImageTextsDialog } from '@/ui/images/ImageTextsDialog';
import { ProfilePicture } from '@/features/profile-fields/ProfilePicture';

type Overlay = 'menu' | 'dialog' | 'texts';

export function ProfilePhoto({ profile, name }: { profile: CompetenceProfile; name: string }) {
  const { t } = useTranslation(['profiles', 'images']);
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState<Overlay | null>(null);
  const { profile_picture } = profile;
  const picture = profile_picture && !isRemoved(profile_picture.id) ? profile_picture : null;
  const removePicture = () => {
    setOpened(null);
    if (!picture) return;
    const detach = profilePicture({ profileId: profile.id }).detach?.(picture);
    if (detach) remove({ id: picture.id, text: t('images:picture.removed'), send: () => dispatch(detach) });
  };
  return (
    <>
      <ButtonBase
        ref={setButton}
        // With the initials that stand for a picture, so that speech input finds the button (WCAG 2.5.3).
        aria-label={picture ? t('picture.change') : [t('picture.add'), initialsOf(name)].filter(Boolean).join(', ')}
        aria-haspopup={picture ? 'menu' : 'dialog'}
        // Decided when pressed: the dialog stays open, with its messages, once the first picture is there.
        onClick={() => setOpened(picture ? 'menu' : 'dialog')}
        sx={{
          position: 'relative',
          flexShrink: 0,
          borderRadius: '50%',
          ...(picture ? {} : { outline: '2px dashed', outlineColor: 'fieldEdge', outlineOffset: 2 }),
        }}
      >
        <ProfilePicture picture={picture} name={name} size={8} />
        <Box component="span" sx={badge}>
          <CameraIcon fontSize="small" />
        </Box>
      </ButtonBase>
      <Menu
        open={opened === 'menu'}
        anchorEl={button}
        onClose={() => setOpened(null)}
        container={() => landmarkOf(button)}
        disableScrollLock
      >
        <MenuItem onClick={() => setOpened('dialog')}>{t('images:picture.change')}</MenuItem>
        <MenuItem onClick={() => setOpened('texts')}>{t('images:texts.open')}</MenuItem>
        <MenuItem sx={{ color: 'error.main' }} onClick={removePicture}>
          {t('images:picture.remove')}
        </MenuItem>
      </Menu>
      <PhotoDialogs profile={profile} picture={picture} opened={opened} onClose={() => setOpened(null)} />
      {undoBar}
    </>
  );
}

interface PhotoDialogsProps {
  profile: CompetenceProfile;
  picture: Image | null;
  opened: Overlay | null;
  onClose: () => void;
}

export function PhotoDialogs({ profile, picture, opened, onClose }: PhotoDialogsProps) {
  const { t } = useTranslation('images');
  const target = profilePicture({ profileId: profile.id });
  return (
    <>
      <ImageDialog
        open={opened === 'dialog'}
        isNoteHidden
        title={t('picture.label')}
        target={target}
        isMultiple={false}
        attached={picture ? [picture] : []}
        isPublic={profile.public}
        onClose={onClose}
      />
      <ImageTextsDialog
        image={opened === 'texts' ? picture : null}
        isPublic={profile.public}
        refresh={target.refresh}
        onClose={onClose}
      />
    </>
  );
}

const badge = {
  position: 'absolute',
  insetInlineEnd: -4,
  bottom: -4,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;
