import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { NewsPanel, useNews } from '@/features/news';
import { MenuButton } from './MenuButton';

const dot = {
  content: '""',
  position: 'absolute',
  top: 0,
  insetInlineEnd: 2,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

/** The bell (ux no. 25). */
export function NewsButton() {
  const { t } = useTranslation('common');
  const { unlisted } = useNews();
  const title = t('shell.news');
  return (
    <MenuButton
      label={unlisted > 0 ? t('shell.unseenNews', { count: unlisted }) : title}
      title={title}
      width={400}
      icon={
        <Box
          component="span"
          sx={{ display: 'inline-flex', position: 'relative', '&::after': unlisted > 0 ? dot : null }}
        >
          <BellIcon />
        </Box>
      }
    >
      {(close) => <NewsPanel onClose={close} />}
    </MenuButton>
  );
}
