import { Box, Skeleton, Stack } from '@mui/material';
import { Delayed } from '@/ui/feedback/StatusView';

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
  /** Width in px of the pane at the end, from the breakpoint on where the page has room for it. */
  aside: number;
  /** Width in px of the list of sections at the start, if there is one. */
  nav?: number;
  /** Heights in px. */
  cards?: readonly number[];
}

const fiveCards = [84, 84, 84, 84, 84];

export function EditorSkeleton({ aside, nav, cards = fiveCards }: EditorSkeletonProps) {
  const beside = { display: { xs: 'none', lg: 'block' }, flexShrink: 0, borderRadius: 1.5 } as const;
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start' }}>
      {nav ? <Skeleton variant="rounded" width={nav} height={260} sx={beside} /> : null}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 2 }}>
        {cards.map((height, index) => (
          <Box key={index} sx={{ height, p: 2, ...card }}>
            <Skeleton width="30%" sx={{ fontSize: 'h2.fontSize' }} />
            <Skeleton width="55%" sx={{ fontSize: 'body2.fontSize' }} />
          </Box>
        ))}
      </Stack>
      <Skeleton variant="rounded" width={aside} height={360} sx={beside} />
    </Stack>
  );
}

const card = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.5 } as const;
