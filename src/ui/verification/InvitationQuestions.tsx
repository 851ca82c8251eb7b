import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import { inviteeName, type InviteeName } from '@/domain/invitation';
import { occupationName } from '@/domain/occupationName';
import { childKey, relations, type Relation } from '@/domain/verification';
import { ChipGroup, ChoiceChip, Section, YesNoRow } from './choices';
import { ExpertHead, type Expert } from './ExpertHead';

/* What the invited person reads and answers: on its own page, and before it is sent in the sender's preview. */

interface InvitationHeadProps {
  invitation: InviteeName & { content: string };
  expert: Expert;
}

/** Whom the page is for, unless the link has no name; below its heading, which is painted before the name is known. */
export function InvitationHead({ invitation, expert }: InvitationHeadProps) {
  const { t } = useTranslation('verification');
  const name = inviteeName(invitation);
  return (
    <>
      <Stack sx={{ gap: 1.5 }}>
        {name ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('for', { name })}
          </Typography>
        ) : null}
        <ExpertHead expert={expert} isNamed={false} />
        {invitation.content ? (
          <Typography component="blockquote" sx={quote}>
            {invitation.content}
          </Typography>
        ) : null}
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{t('hint', expert.ofFirstname)}</Typography>
    </>
  );
}

const quote = {
  m: 0,
  px: 2,
  py: 1.5,
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

interface InvitationQuestionsProps {
  decided: Pick<PublicInvitation, Relation | 'endorsements'>;
  expert: Expert;
  onChange: (answers: Record<string, boolean>) => void;
}

/** How one knows the expert, and the competences of every profile (VER-06, VER-07, VER-09). */
export function InvitationQuestions({ decided, expert, onChange }: InvitationQuestionsProps) {
  const { t } = useTranslation('verification');
  return (
    <>
      <Section title={t('relations')}>
        <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />}>
          {relations.map((relation) => (
            <YesNoRow
              key={relation}
              label={t(`relation.${relation}`, expert.byFirstname)}
              checked={decided[relation]}
              onChange={(yes) => onChange({ [relation]: yes })}
            />
          ))}
        </Stack>
      </Section>
      <Competences endorsements={decided.endorsements} gender={expert.owner?.gender} onChange={onChange} />
    </>
  );
}

interface CompetencesProps {
  endorsements: PublicInvitation['endorsements'];
  /** The expert's. */
  gender: string | undefined;
  onChange: (answers: Record<string, boolean>) => void;
}

function Competences({ endorsements, gender, onChange }: CompetencesProps) {
  const { t } = useTranslation('verification');
  const groups = endorsements.filter(({ children }) => children.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title={t('competences')} hint={t('competencesHint')}>
      <Stack sx={{ gap: 2, p: 2 }}>
        {groups.map((endorsement) => (
          <ChipGroup key={endorsement.id} caption={groups.length > 1 ? occupationName(endorsement.name, gender) : ''}>
            {endorsement.children.map((child) => {
              const key = childKey(endorsement, child);
              return (
                <ChoiceChip
                  key={key}
                  label={child.name}
                  chosen={child.verified}
                  onToggle={() => onChange({ [key]: !child.verified })}
                />
              );
            })}
          </ChipGroup>
        ))}
      </Stack>
    </Section>
  );
}
