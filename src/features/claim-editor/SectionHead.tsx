import AddIcon from '@mui/icons-material/AddOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { truncate } from '@/domain/plainText';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { answerType } from '@/ui/publicPage/answerType';
import type { PageText, SectionProgress } from './sectionTable';

interface SectionHeadProps extends NameProps {
  /** Undefined for a row of the list. */
  texts: readonly PageText[] | undefined;
  words: string;
  open: boolean;
  intro: string;
}

interface NameProps {
  title: string;
  state: SectionProgress;
  /** E.g. "3 keywords"; '' for none. */
  count: string;
}

export function SectionHead({ texts, ...section }: SectionHeadProps) {
  return texts ? <SheetHead {...section} texts={texts} /> : <RowHead {...section} />;
}

/** While closed; in a row, what fits two lines beside the preview. */
const shownCharacters = { row: 48, sheet: 240 };

function SheetHead({ texts, open, intro, ...name }: SectionHeadProps & { texts: readonly PageText[] }) {
  return (
    <Stack component="span" sx={{ typography: 'body1', minWidth: 0, flex: 1, gap: 0.5 }}>
      <Stack component="span" direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {name.title}
          <StateForReaders state={name.state} />
        </Typography>
        <Remark {...name} />
      </Stack>
      {open ? null : <ReadTexts texts={texts} intro={intro} />}
    </Stack>
  );
}

function ReadTexts({ texts, intro }: { texts: readonly PageText[]; intro: string }) {
  if (texts.length === 0) {
    return (
      <Stack component="span" direction="row" sx={{ gap: 1, color: 'text.secondary', alignItems: 'center' }}>
        <AddIcon fontSize="small" aria-hidden />
        {intro}
      </Stack>
    );
  }
  return texts.map(({ headline, text, type }, index) => (
    <Stack component="span" key={index} sx={{ '& + &': { mt: 1 }, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      {headline ? (
        <Box component="span" sx={answerType[type].headline}>
          {headline}
        </Box>
      ) : null}
      {text ? (
        <Box component="span" sx={answerType[type].text}>
          {truncate(text, shownCharacters.sheet)}
        </Box>
      ) : null}
    </Stack>
  ));
}

function RowHead({ words, open, intro, ...name }: Omit<SectionHeadProps, 'texts'>) {
  const { title, state } = name;
  const isFilled = state === 'done';
  const Icon = isFilled ? DoneIcon : AddIcon;
  return (
    <Stack component="span" direction="row" sx={{ typography: 'body1', minWidth: 0, flex: 1, gap: 1.5 }}>
      <Icon fontSize="small" aria-hidden sx={{ mt: 0.25, color: colors[state] }} />
      <Stack component="span" direction="row" sx={rowWords}>
        <Box component="span" sx={{ minWidth: { sm: 'min(10em, 100%)' }, fontWeight: 600 }}>
          {title}
          <StateForReaders state={state} />
        </Box>
        <Typography
          variant="body2"
          component="span"
          sx={{
            flex: { xs: '1 0 100%', sm: '1 1 6em' },
            minWidth: 0,
            order: { xs: 2, sm: 0 },
            color: 'text.secondary',
          }}
        >
          {open ? null : truncate(words, shownCharacters.row) || intro}
        </Typography>
        <Remark {...name} />
      </Stack>
    </Stack>
  );
}

const rowWords = {
  minWidth: 0,
  flex: 1,
  columnGap: 1.5,
  // Beside the title the words have 6em, or a line of their own.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const;

const colors = { done: 'success.main', open: 'warning.main', optional: 'text.secondary' } as const;

function Remark({ state, count }: Pick<NameProps, 'state' | 'count'>) {
  const { t } = useTranslation();
  const isOpen = state === 'open';
  const text = isOpen ? t('readiness.open') : count;
  if (!text) return null;
  return (
    <Typography
      variant="caption"
      component="span"
      aria-hidden={isOpen || undefined}
      sx={{ color: isOpen ? 'warning.main' : 'text.secondary', flexShrink: 0 }}
    >
      {text}
    </Typography>
  );
}

function StateForReaders({ state }: { state: SectionProgress }) {
  const { t } = useTranslation(['common', 'editing']);
  return (
    <VisuallyHidden>{`, ${state === 'optional' ? t('editing:sections.optional') : t(`readiness.${state}`)}`}</VisuallyHidden>
  );
}
