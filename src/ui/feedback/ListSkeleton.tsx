import { Box, Card, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface TextSkeletonProps {
  /** In px. */
  height: number;
}

/** Height of a line in px: of the title, of the text below it. */
const lineHeights = { title: 26, text: 24 };
/** Of a paragraph, with the room below it. */
const lineWidths = ['100%', '92%', '97%', '64%', 0];

/** A title, and as many paragraphs as have room below it. */
export function TextSkeleton({ height }: TextSkeletonProps) {
  const lines = Math.max(0, Math.floor((height - lineHeights.title) / lineHeights.text));
  return (
    <Box sx={{ height, overflow: 'hidden' }}>
      <Skeleton width="45%" sx={{ fontSize: 'h3.fontSize' }} />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={lineWidths[index % lineWidths.length]} />
      ))}
    </Box>
  );
}

/** A face beside a name. */
export function BylineSkeleton() {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />
      <Skeleton width="40%" />
    </Stack>
  );
}

interface RowSkeletonProps {
  /** In px. */
  height: number;
  /** Size of the round picture at the start, in px; none by default. */
  face?: number;
}

interface ListSkeletonProps extends RowSkeletonProps {
  rows: number;
}

/** Rows of one or two lines that stand on something else, e.g. in a card or a drawer. */
export function ListSkeleton({ rows, ...row }: ListSkeletonProps) {
  return Array.from({ length: rows }, (_, index) => <RowSkeleton key={index} {...row} />);
}

function RowSkeleton({ height, face = 0 }: RowSkeletonProps) {
  return (
    <Stack direction="row" sx={{ height, gap: 2, alignItems: 'center' }}>
      {face > 0 ? <Skeleton variant="circular" width={face} height={face} sx={{ flexShrink: 0 }} /> : null}
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="60%" sx={{ fontSize: 'h3.fontSize' }} />
        {height < 56 ? null : <Skeleton width="35%" sx={{ fontSize: 'body2.fontSize' }} />}
      </Box>
    </Stack>
  );
}

interface CardsSkeletonProps {
  rows: number;
  /** Of a card, in px. */
  height: number;
  /** In each of them; a text by default. */
  children?: ReactNode;
}

export function CardsSkeleton({ rows, height, children }: CardsSkeletonProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Card key={index} sx={{ p: { xs: 2, sm: 3 }, height, overflow: 'hidden' }}>
          {children ?? <TextSkeleton height={height - 50} />}
        </Card>
      ))}
    </Stack>
  );
}

/** Looks like the filters of a list above its rows on one card. */
export function CardListSkeleton({ rows, filters = 0, ...row }: ListSkeletonProps & { filters?: number }) {
  return (
    <>
      {filters > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {Array.from({ length: filters }, (_, index) => (
            <Skeleton key={index} variant="rounded" width={96} height={40} sx={{ borderRadius: 5 }} />
          ))}
        </Stack>
      ) : null}
      <Card>
        {Array.from({ length: rows }, (_, index) => (
          <Box key={index} sx={{ px: { xs: 2, sm: 3 }, borderTop: index > 0 ? 1 : 0, borderColor: 'divider' }}>
            <RowSkeleton {...row} />
          </Box>
        ))}
      </Card>
    </>
  );
}

/** Looks like a search field above pictures with their names, side by side. */
export function PicturesSkeleton({ count, columnWidth }: { count: number; columnWidth: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={44} sx={{ maxWidth: 440 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(auto-fill, minmax(${columnWidth}px, 1fr))` },
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '4 / 3' }} />
            <Box sx={{ px: 1.5, py: 1 }}>
              <TextSkeleton height={80} />
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
