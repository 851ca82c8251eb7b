import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterArrival } from '@/ui/basics/AfterArrival';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { MenuButton } from './MenuButton';

const NewsPanel = lazyComponent(() => import('@/features/news'), 'NewsPanel');
const NewsWatch = lazyComponent(() => import('@/features/news'), 'NewsWatch');

/** The bell (ux no. 25). What is new is computed after arrival, from what is loaded. */
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
          <Badge color="primary" variant="dot" invisible={unseen === 0}>
            <BellIcon />
          </Badge>
        }
      >
        {(close) => (
          <Suspense>
            <NewsPanel onClose={close} />
          </Suspense>
        )}
      </MenuButton>
      <AfterArrival isAwaited={false} fallback={null}>
        <NewsWatch onChange={setUnseen} />
      </AfterArrival>
    </>
  );
}
