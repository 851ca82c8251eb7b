import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/api/endpoints/profiles';
import type { PublicProfileData } from '@/domain/publicProfile';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PublicSection } from '@/ui/publicPage/PublicSection';

const ways = ['phone', 'email', 'website', 'address'] as const;

/** How a person is reached. What was typed is text; only a web address is a link. */
export function PublicContact({ contacts }: Pick<PublicProfileData, 'contacts'>) {
  const { t } = useTranslation('publicProfile');
  const known = contacts.filter((contact) => ways.some((way) => contact[way] !== ''));
  return (
    <PublicSection title={t('contact.title')} item="contact" isEmpty={known.length === 0} ghost={t('ghost.contact')}>
      <Stack sx={{ gap: 2 }}>
        {known.map((contact) => (
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
      {ways
        .filter((way) => contact[way] !== '')
        .map((way) => (
          <div key={way}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`contact.${way}`)}
            </Typography>
            <Typography component="dd">
              {way === 'website' ? <SafeLink href={contact.website} /> : contact[way]}
            </Typography>
          </div>
        ))}
    </Stack>
  );
}
