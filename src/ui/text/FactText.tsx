import { Box } from '@mui/material';
import type { Language } from '@/api/schema/languages';

interface Fact {
  /** Left out where it is not known. */
  text: string | null | undefined;
  lang?: Language | undefined;
}

/** Lines break between facts; the dot of a fact that begins a line is outside of the box, and clipped. */
export function FactText({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box sx={box}>
      <div>
        {facts.map(({ text, lang }) =>
          text ? (
            <span key={text} lang={lang}>
              {text}
            </span>
          ) : null,
        )}
      </div>
    </Box>
  );
}

const box = {
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  '& > div': { marginInlineStart: '-1.5ch' },
  // Nothing here is positioned: it would be above the hit area of a row.
  '& span': { display: 'inline-block', paddingInlineStart: '1.5ch' },
  '& span::before': {
    content: '"·"',
    display: 'inline-block',
    width: '1.5ch',
    marginInlineStart: '-1.5ch',
    textAlign: 'center',
  },
} as const;
