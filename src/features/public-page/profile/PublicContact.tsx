import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/api/endpoints/profiles';
import type { PublicProfileData } from '@/domain/publicProfile';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PublicSection } from '@/ui/publicPage/PublicSection';

const contactFields = ['phone', 'email', 'website', 'address'] as const;

/** Typed text stays text; only a web address is a link. */
export function PublicContact({ contacts }: Pick<PublicProfileData, 'contacts'>) {
  const { t } = useTranslation('publicProfile');
  const shown = contacts.filter((contact) => contactFields.some((field) => contact[field] !== ''));
  return (
    <PublicSection
      title={t('contact.title')}
      item="contact"
      isEmpty={shown.length === 0}
      placeholder={t('placeholder.contact')}
    >
      <Stack sx={{ gap: 2 }}>
        {shown.map((contact) => (
          <ContactData key={contact.id} contact={contact} />
        ))}
      </Stack>
    </PublicSection>
  );
}

function ContactData({ contact }: { contact: Contact }) {
  const { t } = useTranslation('publicProfile');
  return (
    <Stack component="dl" sx={{ m: 0, gap: 1, breakInside: 'avoid', '& dd': { m: 0, whiteSpace: 'pre-line' } }}>
      {contactFields
        .filter((field) => contact[field] !== '')
        .map((field) => (
          <div key={field}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`contact.${field}`)}
            </Typography>
            <Typography component="dd">
              {field === 'website' ? <SafeLink href={contact.website} /> : contact[field]}
            </Typography>
          </div>
        ))}
    </Stack>
  );
}
