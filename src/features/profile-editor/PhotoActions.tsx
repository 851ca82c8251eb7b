import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import { detachImage } from '@/entities/image/imageTarget';
import { profilePicture } from '@/entities/profile/profileImages';
import { landmarkOf, Menu, MenuItem } from '@/ui/basics/overlays';
import type { useUndoable } from '@/ui/feedback/useUndoable';
import { ImageDialog } from '@/ui/images/ImageDialog';
import { ImageTextsDialog } from '@/ui/images/ImageTextsDialog';

interface PhotoActionsProps {
  profile: CompetenceProfile;
  picture: Image | null;
  /** Where the menu opens. */
  button: HTMLElement;
  opened: 'menu' | 'dialog' | null;
  onClose: () => void;
  onRemove: ReturnType<typeof useUndoable>['remove'];
}

/** A profile without a picture gets one at once; else it can be changed, described or taken away. */
export function PhotoActions({ profile, picture, button, opened, onClose, onRemove }: PhotoActionsProps) {
  const { t } = useTranslation('images');
  const dispatch = useAppDispatch();
  const target = profilePicture({ profileId: profile.id });
  const [dialog, setDialog] = useState<'photo' | 'texts' | null>(null);
  const [described, setDescribed] = useState<Image | null>(null);
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Menu
        open={opened === 'menu'}
        anchorEl={button}
        onClose={onClose}
        container={() => landmarkOf(button)}
        disableScrollLock
      >
        <MenuItem onClick={choose(() => setDialog('photo'))}>{t('picture.change')}</MenuItem>
        <MenuItem
          onClick={choose(() => {
            setDescribed(picture);
            setDialog('texts');
          })}
        >
          {t('texts.open')}
        </MenuItem>
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={choose(() => {
            if (!picture) return;
            const send = () => dispatch(detachImage(target, picture));
            onRemove({ id: picture.id, text: t('picture.removed'), send });
          })}
        >
          {t('picture.remove')}
        </MenuItem>
      </Menu>
      <ImageDialog
        open={dialog === 'photo' || opened === 'dialog'}
        title={t('picture.label')}
        target={target}
        isMultiple={false}
        attached={picture ? [picture] : []}
        isPublic={profile.public}
        onClose={choose(() => setDialog(null))}
      />
      {described ? (
        <ImageTextsDialog
          image={described}
          open={dialog === 'texts'}
          isPublic={profile.public}
          refresh={target.refresh}
          onClose={() => setDialog(null)}
          onExited={() => setDescribed(null)}
        />
      ) : null}
    </>
  );
}
