import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PublicSkill } from '@/domain/publicProfile';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { PublicSection } from '@/ui/publicPage/PublicSection';

/** Confirmations that fill a bar at least, so that a single one does not. */
const fullBar = 5;
const maxAvatars = 5;

/** The competences: those that were confirmed with how often and by whom, then the others. */
export function PublicSkills({ skills }: { skills: readonly PublicSkill[] }) {
  const { t } = useTranslation('publicProfile');
  const maxCount = Math.max(fullBar, ...skills.map(({ count }) => count));
  const confirmed = skills.filter(({ count }) => count > 0);
  const others = skills.filter(({ count }) => count === 0);
  return (
    <PublicSection title={t('skills')} item="area" isEmpty={skills.length === 0} placeholder={t('placeholder.skills')}>
      {confirmed.length > 0 ? (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {confirmed.map((skill) => (
            <Box component="li" key={`${skill.id}/${skill.name}`} sx={{ breakInside: 'avoid' }}>
              <ConfirmedSkill skill={skill} share={skill.count / maxCount} />
            </Box>
          ))}
        </Stack>
      ) : null}
      {others.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: confirmed.length > 0 ? 2.5 : 0 }}>
          {others.map(({ id, name, lang }) => (
            <Chip key={`${id}/${name}`} variant="soft" label={name} lang={lang} />
          ))}
        </Stack>
      ) : null}
    </PublicSection>
  );
}

function ConfirmedSkill({ skill, share }: { skill: PublicSkill; share: number }) {
  const { t } = useTranslation(['publicProfile', 'common']);
  const { name, lang, count, people } = skill;
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 0.75 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography lang={lang} sx={{ fontWeight: 600, hyphens: 'auto' }}>
            {name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('common:verifications', { count })}
          </Typography>
        </Box>
        {people.length > 0 ? (
          <Stack direction="row" sx={{ '& > .MuiAvatar-root + .MuiAvatar-root': { marginInlineStart: -1 } }}>
            {people.slice(0, maxAvatars).map((person) => (
              <PersonAvatar key={person.id} id="" name={person.name} size={4} />
            ))}
            <VisuallyHidden>{t('confirmedBy', { names: people.map((one) => one.name).join(', ') })}</VisuallyHidden>
          </Stack>
        ) : null}
      </Stack>
      <Bar share={share} />
    </>
  );
}

/** Its length says what the number beside it says. */
function Bar({ share }: { share: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        height: 8,
        borderRadius: 99,
        overflow: 'hidden',
        bgcolor: 'soft.success.ground',
        printColorAdjust: 'exact',
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <Box
        sx={{
          height: '100%',
          bgcolor: 'success.main',
          '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
        }}
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  );
}
