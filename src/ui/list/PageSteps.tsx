import DownIcon from '@mui/icons-material/ExpandMoreOutlined';
import { IconButton, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface PageStepsProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function PageSteps({ page, pageCount, onPage }: PageStepsProps) {
  const { t } = useTranslation('lists');
  const steps = [
    { to: page - 1, label: t('paging.previous'), angle: 90 },
    { to: page + 1, label: t('paging.next'), angle: -90 },
  ];
  return (
    <Stack direction="row">
      {steps.map(({ to, label, angle }) => {
        const isEnd = to < 1 || to > pageCount;
        return (
          // Not `disabled`: the last press of it would lose the focus.
          <IconButton
            key={label}
            aria-label={label}
            aria-disabled={isEnd || undefined}
            onClick={() => (isEnd ? undefined : onPage(to))}
          >
            {/* Only the icon is dimmed: the focus ring stays clear. */}
            <DownIcon
              sx={{
                opacity: isEnd ? 0.5 : 1,
                transform: `rotate(${angle}deg)`,
                '[dir="rtl"] &': { transform: `rotate(${-angle}deg)` },
              }}
            />
          </IconButton>
        );
      })}
    </Stack>
  );
}
