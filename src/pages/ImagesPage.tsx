import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';
import { ImageLibrary, useUploadImages } from '@/features/media/ImageLibrary';
import { ImageUsageList, useImageUsage } from './ImageUsage';

export default function ImagesPage() {
  const { t } = useTranslation('images');
  const usages = useImageUsage();
  const upload = useUploadImages();
  return (
    <PageLayout title={t('library.title')} actions={upload.isEmpty ? undefined : upload.button}>
      {upload.dialog}
      <ImageLibrary
        uploadButton={upload.button}
        usageCount={({ id }) => usages.get(id)?.length ?? 0}
        renderUsage={({ id }) => <ImageUsageList usages={usages.get(id) ?? []} />}
      />
    </PageLayout>
  );
}
