import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { AfterFirstPaint } from '@/ui/basics/AfterFirstPaint';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { ContactList } from './ContactList';

/** How the expert is reached, below all other sections. */
export function ContactSection({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  return (
    <SectionCard id={sectionIds.contact} title={t('contact.title')} description={t('contact.intro')}>
      <AfterFirstPaint fallback={<ListSkeleton rows={1} height={72} />}>
        <ContactList profile={profile} />
      </AfterFirstPaint>
    </SectionCard>
  );
}
