import Box from '@mui/material/Box';
import type { Language } from '@/api/schema/languages';

interface Fact {
  /** Left out where it is not known. */
  text: string | null | undefined;
  lang?: Language | undefined;
}

/**
 * Short facts one after the other; a new line begins between two of them rather than within one. The dot before a fact lies
 * outside of the box where that begins a line, and is cut off: no line begins or ends with one.
 */
export function FactWords({ facts }: { facts: readonly Fact[] }) {
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
  // None of it is positioned: it would lie above the area where a row is pressed.
  '& span': { display: 'inline-block', paddingInlineStart: '1.5ch' },
  '& span::before': {
    content: '"·"',
    display: 'inline-block',
    width: '1.5ch',
    marginInlineStart: '-1.5ch',
    textAlign: 'center',
  },
} as const;
