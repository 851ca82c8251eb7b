import { useAbility } from '@casl/react';
import AllowedIcon from '@mui/icons-material/CheckOutlined';
import { Button, Card, List, ListItem, ListItemIcon, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AppAbility } from '@/domain/ability';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PageLayout } from '@/ui/page/PageLayout';

const areas = [
  'Dashboard',
  'Account',
  'CompetenceProfile',
  'Claim',
  'Endorsement',
  'Post',
  'Product',
  'Plan',
  'Monetization',
  'Support',
] as const;
const roles = ['admin', 'client', 'expert'] as const;

export default function AccessControlPage() {
  const { t } = useTranslation(['auth', 'common']);
  const ability = useAbility<AppAbility>();
  const user = useAppSelector(selectUser);
  const role = roles.find((name) => name === user?.role);
  const allowed = areas.filter((area) => ability.can('read', area));
  return (
    <PageLayout title={t('common:page.accessControl')} width="text">
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Card sx={{ p: { xs: 2, sm: 3 }, width: '100%' }}>
          <Typography variant="h2">{t('accessControl.role')}</Typography>
          <Typography sx={{ mb: 2 }}>{t(`accessControl.roleName.${role ?? 'unknown'}`)}</Typography>
          <Typography variant="h2">{t('accessControl.areas')}</Typography>
          {allowed.length > 0 ? (
            <List disablePadding>
              {allowed.map((area) => (
                <ListItem key={area} disableGutters alignItems="flex-start">
                  <ListItemIcon sx={{ color: 'success.main', minWidth: 36, mt: 0.25 }}>
                    <AllowedIcon fontSize="small" />
                  </ListItemIcon>
                  {t(`accessControl.subject.${area}`)}
                </ListItem>
              ))}
            </List>
          ) : (
            <Typography>{t('accessControl.none')}</Typography>
          )}
        </Card>
        <Button variant="outlined" component={RouterLink} to={href('dashboard')}>
          {t('accessControl.toDashboard')}
        </Button>
      </Stack>
    </PageLayout>
  );
}
