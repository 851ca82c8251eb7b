import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { oneLine } from '@/domain/plainText';
import { contactAddress } from '@/domain/storyGroups';
import { webAddress } from '@/domain/webAddress';
import { useAppDispatch } from '@/store/hooks';
import { addContact, contactBody, ContactValues, deleteContact, updateContact } from '@/entities/profile/contactWrites';
import { fetchProfile, selectProfile, selectProfileRequest } from '@/entities/profile/profilesSlice';
import { SafeLink } from '@/ui/basics/SafeLink';
import { ItemSection } from '@/ui/editor/items/ItemSection';
import { itemCalls, type SavedList } from '@/ui/editor/items/savedList';
import { Field } from '@/ui/form/Field';
import { MenuList } from '@/ui/list/MenuList';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import { FactLine, FactList } from './FactList';

export const ContactSection = memo(function ContactSection({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'profileParts']);
  return (
    <SectionCard
      id={sectionIds.contact}
      title={t('contact.title')}
      description={profile.contacts.length === 0 ? t('profileParts:contact.empty') : undefined}
    >
      <ContactList profile={profile} />
    </SectionCard>
  );
});

const names = ['phone', 'email', 'website', 'address'] as const;

/** Normalises values that a server may write differently, so that they can be compared. */
const plain: Record<(typeof names)[number], (text: string) => string> = {
  phone: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  email: (text) => text.trim().toLowerCase(),
  website: (text) => webAddress(text)?.href ?? text.trim(),
  address: (text) => text.trim().replace(/\s+/g, ' '),
};

function ContactList({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profileParts');
  const dispatch = useAppDispatch();
  const { id: profileId, contacts } = profile;
  const list: SavedList<ContactValues> = {
    name: 'contacts',
    layout: 'rows',
    schema: ContactValues,
    emptyValues: { phone: '', email: '', website: '', address: '' },
    titleOf: (values) =>
      names.map((name) => values[name]).find(Boolean) ?? (oneLine(contactAddress(values)) || t('contact.unnamed')),
    isSame: (a, b) => names.every((name) => plain[name](a[name]) === plain[name](b[name])),
    uniqueField: 'phone',
    Fields: ContactFields,
    select: (state) => selectProfile(state, profileId)?.contacts ?? [],
    selectRequest: (state) => selectProfileRequest(state, profileId),
    read: () => fetchProfile({ params: { profileId } }),
    isPublic: (state) => selectProfile(state, profileId)?.public ?? false,
    add: (values) => addContact({ params: { profileId }, body: contactBody(values) }),
    update: (contactId, values) => (run, getState) => {
      const saved = selectProfile(getState(), profileId)?.contacts.find(({ id }) => id === contactId);
      return run(updateContact({ params: { profileId, contactId }, body: contactBody(values, saved) }));
    },
    remove: (contactId) => deleteContact({ params: { profileId, contactId } }),
  };
  return (
    <ItemSection
      FixedList={MenuList}
      options={list}
      texts={{
        title: t('contact.list'),
        add: t('contact.add'),
        change: t('change'),
        deleted: (text) => t('deleted', { text }),
      }}
      items={contacts}
      isAddRare={contacts.length > 0}
      isPublic={profile.public}
      draft={draftKey({ type: 'profile', id: profileId, section: 'contacts' })}
      calls={itemCalls(dispatch, list)}
      renderItem={(contact, onEdit) => (
        <ContactItem
          // With the saved fields that the form does not have.
          contact={{ ...contacts.find(({ id }) => id === contact.id), ...contact }}
          name={list.titleOf(contact)}
          onEdit={onEdit}
        />
      )}
    />
  );
}

/** Each field is optional, but one of them has to be filled in. */
function ContactFields() {
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

function ContactItem({ contact, name, onEdit }: { contact: ContactValues; name: string; onEdit: () => void }) {
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
