import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { oneLine } from '@/domain/plainText';
import { contactAddress } from '@/domain/storyGroups';
import type { ContactValues } from '@/entities/profile/contactWrites';
import { SafeLink } from '@/ui/basics/SafeLink';
import { Field } from '@/ui/form/Field';
import { FactLine, FactList } from '../FactList';

/** Each field is optional, but one of them has to be filled in. */
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

interface ContactItemProps {
  contact: ContactValues;
  name: string;
  onEdit: () => void;
}

export function ContactItem({ contact, name, onEdit }: ContactItemProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const { phone, email, website } = contact;
  const facts = [
    { key: 'phone', label: t('contact.phone'), value: phone },
    { key: 'email', label: t('contact.email'), value: email },
    { key: 'website', label: t('contact.website'), value: website && <SafeLink href={website}>{website}</SafeLink> },
    { key: 'address', label: t('contact.address'), value: oneLine(contactAddress(contact)) },
  ].filter(({ value }) => value !== '');
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
      {facts.length === 0 ? (
        <Typography variant="body2">{t('contact.unnamed')}</Typography>
      ) : (
        <FactList>
          {facts.map(({ key, label, value }) => (
            <FactLine key={key} label={label} isLabelHidden>
              {value}
            </FactLine>
          ))}
        </FactList>
      )}
      <IconButton
        aria-label={t('profiles:entry.edit', { entry: name })}
        onClick={onEdit}
        sx={{ my: -1.25, marginInlineEnd: -1 }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
