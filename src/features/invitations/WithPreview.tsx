import { Box, Stack, Typography, useMediaQuery } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitableProfile } from '@/api/endpoints/endorsements';
import { competenceType } from '@/api/schema/fields';
import { inviteeText, parseNames, type InviteeName } from '@/domain/invitation';
import { profileNames } from '@/domain/profileName';
import { openInvitation } from '@/domain/verification';
import { selectChosenIds, selectInvitable } from '@/entities/invitation/endorsementsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { useAppSelector } from '@/store/hooks';
import { Disclosure } from '@/ui/basics/Disclosure';
import { DeferredContent } from '@/ui/basics/SideDrawer';
import { useExpert } from '@/ui/verification/ExpertHead';
import { InvitationHead, InvitationQuestions } from '@/ui/verification/InvitationQuestions';

/** Whether the window has room for the fields and the preview side by side. */
export const useHasPreviewBeside = () => useMediaQuery('(min-width: 1000px)');

/** The fields of an invitation, and the page as it will be seen: beside them, or folded below them where there is no room. */
export function WithPreview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('endorsements');
  const isWide = useHasPreviewBeside();
  const { control } = useFormContext<Partial<InviteeName> & { names?: string; content: string }>();
  const { names, content, firstname = '', lastname = '' } = useDeferredValue(useWatch({ control }));
  const person = parseNames(names ?? '')[0] ?? { firstname: firstname.trim(), lastname: lastname.trim() };
  const title = t('create.preview', inviteeText(person));
  const page = <InvitedPage person={person} content={content?.trim() ?? ''} />;
  if (!isWide) {
    return (
      <>
        {children}
        <Disclosure summary={title}>{page}</Disclosure>
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 4 }}>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
      <Stack component="aside" sx={{ gap: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <DeferredContent>{page}</DeferredContent>
      </Stack>
    </Box>
  );
}

/** A picture of it: everything in it stands in the form, too. */
function InvitedPage({ person, content }: { person: InviteeName; content: string }) {
  const { t } = useTranslation('verification');
  const owner = useAppSelector(selectUserDetails);
  const chosen = new Set(useAppSelector(selectChosenIds));
  const profiles = useAppSelector(selectInvitable).filter(({ id }) => chosen.has(id));
  const photo = [owner, ...profiles].map((one) => one?.profile_picture?.url).find(Boolean);
  const expert = useExpert(owner, profileNames(profiles, owner?.gender), photo ?? '');
  const decided = openInvitation({
    personal_connection: true,
    usual_channel: true,
    is_fan: true,
    endorsements: profiles.map(endorsementOf),
  });
  return (
    <Box aria-hidden inert sx={phone}>
      <Stack sx={{ zoom: 0.8, p: 2, gap: 2 }}>
        <Typography variant="h1" component="p">
          {t('ask', { name: expert.name })}
        </Typography>
        <InvitationHead invitation={{ ...person, content }} expert={expert} />
        <InvitationQuestions decided={decided} expert={expert} onChange={() => undefined} />
      </Stack>
    </Box>
  );
}

/** As far as it is known before: of the competences that the page will offer, the one that the profile is named by. */
function endorsementOf({ id, occupation, competence }: InvitableProfile) {
  const mark = { id, verified: true };
  return {
    ...mark,
    type: '',
    name: occupation?.name ?? '',
    is_fan: false,
    children: competence ? [{ ...mark, type: competenceType, name: competence.name }] : [],
  };
}

const phone = {
  maxWidth: 360,
  mx: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.default',
  textRendering: 'geometricPrecision',
} as const;
