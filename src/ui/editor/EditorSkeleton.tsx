import { Box, Card, Skeleton, Stack, type SxProps, type Theme } from '@mui/material';
import { TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { Delayed } from '@/ui/feedback/StatusView';
import { wideEditor } from './SectionNav';

export function EditorHeadSkeleton() {
  return (
    <Delayed>
      <Stack component="span" direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 28 }}>
        <Skeleton component="span" variant="rounded" width={80} height={26} sx={{ borderRadius: 5, flexShrink: 0 }} />
        <Skeleton component="span" width="40%" sx={{ maxWidth: 320 }} />
      </Stack>
    </Delayed>
  );
}

interface EditorSkeletonProps {
  /** Grid of the editor. */
  columns: SxProps<Theme>;
  /** From which width on the grid has a column for the pane. */
  paneFrom: string;
  /** How many sections the navigation leads to; there is none by default. */
  sections?: number;
  /** Heights in px. */
  cards: readonly number[];
}

/** In the grid of the editor, so that nothing moves when it arrives. */
export function EditorSkeleton({ columns, paneFrom, sections = 0, cards }: EditorSkeletonProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={columns}>
        {sections > 0 ? (
          <Box sx={navigation}>
            {Array.from({ length: sections }, (_, index) => (
              <Skeleton key={index} width={112} sx={{ flexShrink: 0 }} />
            ))}
          </Box>
        ) : null}
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {cards.map((height, index) => (
            <Card key={index} sx={{ height, px: { xs: 2, sm: 3 }, py: 2 }}>
              <TextSkeleton height={height - 34} />
            </Card>
          ))}
        </Stack>
        <Card sx={{ p: 2, display: { xs: 'none', [paneFrom]: 'block' } }}>
          <Skeleton variant="rounded" width="60%" height={44} sx={{ mb: 2 }} />
          <TextSkeleton height={284} />
        </Card>
      </Box>
    </Box>
  );
}

const navigation = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 60,
  mb: -2,
  overflow: 'hidden',
  [wideEditor]: {
    gridColumn: 'auto',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'space-around',
    height: 264,
    gap: 0,
    mb: 0,
  },
} as const;
