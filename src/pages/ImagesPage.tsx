import { useTranslation } from 'react-i18next';
import { ImageLibrary, UploadImagesButton } from '@/features/images';
import { PageLayout } from '@/ui/page/PageLayout';
import { ImageUsageList } from './ImageUsageList';
import { useImageUsage } from './useImageUsage';

export default function ImagesPage() {
  const { t } = useTranslation('images');
  const usages = useImageUsage();
  return (
    <PageLayout title={t('library.title')} intro={t('library.intro')} actions={<UploadImagesButton />}>
      <ImageLibrary
        usageCount={({ id }) => usages.get(id)?.length ?? 0}
        renderUsage={({ id }) => <ImageUsageList usages={usages.get(id) ?? []} />}
      />
    </PageLayout>
  );
}
