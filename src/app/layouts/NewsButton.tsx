import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsPanel, NewsWatch } from '@/features/news';
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

/** The bell (ux no. 25). News are computed after arrival, from loaded data. */
export function NewsButton() {
  const { t } = useTranslation('common');
  const [unseen, setUnseen] = useState(0);
  const title = t('shell.news');
  return (
    <>
      <MenuButton
        label={unseen > 0 ? t('shell.unseenNews', { count: unseen }) : title}
        title={title}
        width={400}
        icon={
          <Box
            component="span"
            sx={{ display: 'inline-flex', position: 'relative', '&::after': unseen > 0 ? dot : null }}
          >
            <BellIcon />
          </Box>
        }
      >
        {(close) => <NewsPanel onClose={close} />}
      </MenuButton>
      <NewsWatch onChange={setUnseen} />
    </>
  );
}
