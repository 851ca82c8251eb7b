import { Box, Chip, Stack, Typography } from '@mui/material';
import type { PublicProfileData } from '@/domain/publicProfile';
import { AvatarGroup } from '@/ui/basics/AvatarGroup';
import { PublicSection } from '@/ui/publicPage/PublicPage';
import { useConfirmationsText, useConfirmedByText } from '@/ui/text/useConfirmationsText';

export function PublicSkills({ skills }: Pick<PublicProfileData, 'skills'>) {
  const confirmed = skills.filter(({ count }) => count > 0);
  const others = skills.filter(({ count }) => count === 0);
  return (
    <PublicSection name="skills" item="area" isEmpty={skills.length === 0}>
      {confirmed.length > 0 ? (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {confirmed.map((skill) => (
            <Box component="li" key={`${skill.id}/${skill.name}`} sx={{ breakInside: 'avoid' }}>
              <ConfirmedSkill skill={skill} />
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

function ConfirmedSkill({ skill: { name, lang, count, people } }: { skill: PublicProfileData['skills'][number] }) {
  const countText = useConfirmationsText();
  const confirmedBy = useConfirmedByText();
  const names = people.map((person) => person.name);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography lang={lang} sx={{ fontWeight: 600, hyphens: 'auto' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {/* The head of the page has the number; one of its own only where nobody is known. */}
          {confirmedBy(count, names) || countText(count)}
        </Typography>
      </Box>
      <AvatarGroup people={people} />
    </Stack>
  );
}
