import { Box, Button, type ButtonProps, Card, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { popularPlan, type ShownPlan } from '@/domain/plans';
import { selectPlansRequest } from '@/entities/subscription/subscriptionSlice';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useRequest } from '@/store/hooks';
import { StatusChip } from '@/ui/basics/StatusChip';
import { useBenefits, usePriceText } from './planTexts';

interface PlanCardsProps {
  plans: readonly ShownPlan[];
  /** Slug of the user's own plan; '' without one. */
  own: string;
}

export function PlanCards({ plans, own }: PlanCardsProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isPopular = ({ slug }: ShownPlan) => slug === popularPlan;
  // The recommended one is first on a phone.
  const ordered = isPhone ? plans.toSorted((a, b) => Number(isPopular(b)) - Number(isPopular(a))) : plans;
  return (
    <Box component="ul" sx={grid}>
      {ordered.map((plan) => (
        <Card
          component="li"
          key={plan.slug}
          sx={{
            p: 2.5,
            display: 'flex',
            ...(isPopular(plan) ? { border: 2, borderColor: 'primary.main' } : {}),
          }}
        >
          <PlanCard plan={plan} isOwn={plan.slug === own} />
        </Card>
      ))}
    </Box>
  );
}

function PlanCard({ plan, isOwn }: { plan: ShownPlan; isOwn: boolean }) {
  const { t } = useTranslation('plans');
  const { slug, name, knownSlug } = plan;
  return (
    <Stack sx={{ gap: 1.5, flex: 1, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 32 }}>
        <Typography variant="h2">{name}</Typography>
        {isOwn ? <StatusChip color="success" label={t('ownChip')} /> : null}
        {slug === popularPlan ? <StatusChip color="primary" label={t('popular')} /> : null}
      </Stack>
      {knownSlug ? <Typography sx={{ color: 'text.secondary' }}>{t(`subtitle.${knownSlug}`)}</Typography> : null}
      <PlanFacts plan={plan} />
      <OrderButton
        plan={plan}
        isOwn={isOwn}
        fullWidth
        variant={slug === popularPlan && !isOwn ? 'contained' : 'outlined'}
      />
      <Button fullWidth component={RouterLink} to={href('planDetails', { name: slug })}>
        {t('details', { name })}
      </Button>
    </Stack>
  );
}

type OrderButtonProps = { plan: ShownPlan; isOwn: boolean } & Pick<ButtonProps, 'fullWidth' | 'variant' | 'sx'>;

/** To the payment; to the billing for what one has. */
export function OrderButton({ plan: { slug, name }, isOwn, ...button }: OrderButtonProps) {
  const { t } = useTranslation('plans');
  return (
    <Button
      {...button}
      component={RouterLink}
      to={isOwn ? href('billing') : href('checkout', undefined, { plan: slug })}
    >
      {isOwn ? t('own.billing') : t('order', { name })}
    </Button>
  );
}

export function PlanFacts({ plan }: { plan: ShownPlan }) {
  const { t } = useTranslation('plans');
  const benefits = useBenefits()(plan);
  const { status } = useRequest(selectPlansRequest);
  const isPending = status !== 'succeeded' && status !== 'failed';
  const price = usePriceText()(plan);
  const { figures } = plan;
  return (
    <>
      {figures ? (
        <Typography component="p">
          <Typography component="span" variant="h1">
            {figures.claims}
          </Typography>{' '}
          {t('claims', { count: figures.claims })}
        </Typography>
      ) : null}
      {benefits.length > 0 ? (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
          {benefits.map((benefit) => (
            <Typography component="li" variant="body2" key={benefit}>
              {benefit}
            </Typography>
          ))}
        </Stack>
      ) : null}
      <Typography sx={{ mt: 'auto', ...(price ? { fontWeight: 600 } : { color: 'text.secondary' }) }}>
        {isPending ? <Skeleton width={96} /> : (price ?? t('noPrice'))}
      </Typography>
    </>
  );
}

const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
