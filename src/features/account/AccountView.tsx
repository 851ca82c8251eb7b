import { Box, Button, Card, ListItemButton, type Theme, Typography } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnPlan } from '@/features/plans/OwnPlan';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { focusPageHeading } from '@/ui/basics/focus';
import { SectionCard } from '@/ui/page/SectionCard';
import { AcademicSection } from './AcademicSection';
import { AppearanceSection } from './AppearanceSection';
import { DataSection } from './DataSection';
import { EmailSection } from './EmailSection';
import { LeaveSection } from './LeaveSection';
import { PasswordSection } from './PasswordSection';
import { PersonSection } from './PersonSection';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { UserDetailsAlert, useUserDetails } from '@/features/user/UserDetailsAlert';

/** One section at a time, each with an address of its own. A narrow page shows the list first. */
export function AccountView({ passwordMail, download }: { passwordMail: ReactNode; download: ReactNode }) {
  const { t } = useTranslation(['account', 'common']);
  const contents = {
    person: <PersonSection />,
    academic: <AcademicSection />,
    email: <EmailSection passwordMail={passwordMail} />,
    password: <PasswordSection passwordMail={passwordMail} />,
    appearance: <AppearanceSection />,
    connections: <ConnectionsSection />,
    plan: (
      <>
        <OwnPlan />
        <LinkBelow to={href('billing')}>{t('common:page.billing')}</LinkBelow>
      </>
    ),
    data: <DataSection download={download} />,
    leave: <LeaveSection download={download} />,
  };
  const sections = Object.keys(contents) as (keyof typeof contents)[];
  const asked = new URLSearchParams(useLocation().search).get('section');
  const chosen = sections.find((name) => name === asked);
  const section = chosen ?? 'person';
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    if (chosen) document.getElementById(chosen)?.querySelector('h2')?.focus({ preventScroll: true });
    else focusPageHeading();
  }, [chosen]);
  return (
    <Box sx={columns}>
      <Card
        component="nav"
        aria-label={t('nav.label')}
        sx={{ display: { xs: chosen ? 'none' : 'block', md: 'block' } }}
      >
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {sections.map((name) => (
            <li key={name}>
              <ListItemButton
                component={RouterLink}
                to={href('user', undefined, { section: name })}
                selected={name === section}
                aria-current={name === section ? 'page' : undefined}
                sx={navRow}
              >
                {t(`section.${name}`)}
              </ListItemButton>
            </li>
          ))}
        </Box>
      </Card>
      <Box sx={{ display: { xs: chosen ? 'block' : 'none', md: 'block' }, minWidth: 0 }}>
        <Button
          component={RouterLink}
          to={href('user')}
          startIcon={<BackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
          sx={{ display: { md: 'none' }, mb: 1, marginInlineStart: -1 }}
        >
          {t('nav.all')}
        </Button>
        <SectionCard id={section} key={section} title={t(`section.${section}`)}>
          <Box sx={{ pt: 1 }}>{contents[section]}</Box>
        </SectionCard>
      </Box>
    </Box>
  );
}

/** On a phone the list stands alone, without a current one. */
const navRow = ({ breakpoints }: Theme) => ({
  minHeight: 48,
  overflowWrap: 'anywhere',
  [breakpoints.down('md')]: { '&.Mui-selected': { bgcolor: 'transparent' } },
  [breakpoints.up('md')]: { '&.Mui-selected': { color: 'primary.main', fontWeight: 600 } },
});

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 720px)' },
} as const;

function LinkBelow(props: { to: string; children: ReactNode }) {
  return <Button component={RouterLink} sx={(theme) => ({ mt: 1, ...theme.mixins.textButtonAtEdge })} {...props} />;
}

/** Connected by the import, which asks for the address of the profile (IMP-04). */
function ConnectionsSection() {
  const { t } = useTranslation(['account', 'common']);
  const details = useUserDetails();
  if (details === null) return <UserDetailsAlert skeleton={<FormSkeleton fields={1} />} />;
  const isConnected = details.is_linkedin_connected;
  const state = isConnected === null ? 'unknown' : isConnected ? 'connected' : 'notConnected';
  return (
    <>
      <Typography>{t(`connections.${state}`)}</Typography>
      <LinkBelow to={href('importCareer')}>
        {t(isConnected ? 'common:page.importCareer' : 'connections.connect')}
      </LinkBelow>
    </>
  );
}
