import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/domain/storyGroups';
import type { ContactValues } from '@/entities/profile/contactWrites';
import { SafeLink } from '@/ui/basics/SafeLink';
import { Field } from '@/ui/form/Field';

/** The fields of one way to reach an expert; each is optional, and one of them has to be there. */
export function ContactFields() {
  const { t } = useTranslation('profileParts');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Field name="phone" label={t('contact.phone')} type="tel" autoComplete="tel" size="full" optional />
        <Field name="email" label={t('contact.email')} type="email" autoComplete="email" size="full" optional />
      </Box>
      <Field
        name="website"
        label={t('contact.website')}
        help={t('contact.websiteHelp')}
        type="url"
        inputMode="url"
        autoComplete="url"
        size="full"
        optional
      />
      <Field name="address" label={t('contact.address')} size="full" rows={2} optional />
    </>
  );
}

/** One way to reach an expert, as it is read. */
export function ContactItem({ contact }: { contact: ContactValues }) {
  const { t } = useTranslation('profileParts');
  const { phone, email, website } = contact;
  const rows = [
    { key: 'phone', label: t('contact.phone'), value: phone },
    { key: 'email', label: t('contact.email'), value: email },
    { key: 'website', label: t('contact.website'), value: website && <SafeLink href={website}>{website}</SafeLink> },
    { key: 'address', label: t('contact.address'), value: addressOf(contact) },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return <Typography sx={{ py: 0.75 }}>{t('contact.unnamed')}</Typography>;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
        m: 0,
        py: 0.75,
        '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
      }}
    >
      {rows.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
