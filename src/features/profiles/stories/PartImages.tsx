import { useTranslation } from 'react-i18next';
import { ImageField } from '@/ui/images/ImageField';
import { nameOfText, type Part, type PartKind } from './partKinds';
import { usePartImages } from './usePartImages';

interface PartImagesProps {
  kind: PartKind;
  profileId: string;
  isPublic: boolean;
  /** A saved one: what is not there yet can hold no images. */
  part: Part;
}

/** The image of a connection, or those of a story; each change is saved at once. */
export function PartImages({ kind, profileId, isPublic, part }: PartImagesProps) {
  const { t } = useTranslation('profileParts');
  return (
    <ImageField
      label={t(`${kind.name}.images`, { text: nameOfText(part.text) })}
      isLabelHidden
      images={part.images}
      multiple={kind.name === 'stories'}
      target={usePartImages(kind, profileId, part)}
      isPublic={isPublic}
    />
  );
}
