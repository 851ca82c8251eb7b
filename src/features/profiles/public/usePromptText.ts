import { useTranslation } from 'react-i18next';
import { connectionTypes, storyTypes } from '@/domain/profileParts';

/** Returns the prompt that a connection or a story answers; those of another name stand under a general one. */
export function usePromptText(): (kind: 'connection' | 'story', type: string) => string {
  const { t } = useTranslation('publicProfile');
  return (kind, type) => {
    if (kind === 'connection') {
      const known = connectionTypes.find((group) => group === type);
      return known ? t(`connection.${known}`) : t('more');
    }
    const known = storyTypes.find((group) => group === type);
    return known ? t(`story.${known}`) : t('more');
  };
}
