import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/basics/CopyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { DialogContent } from '@/ui/basics/overlays';
import { SafeLink } from '@/ui/basics/SafeLink';
import { AnimatedTick } from './AnimatedTick';

export interface MilestoneContentProps {
  headingId: string;
  /** What was reached. */
  title: string;
  text: ReactNode;
  /** What was published, in small. */
  picture?: ReactNode;
  /** The public address; '' where none is delivered. */
  address?: string;
  /** Name of the address in that of its copy button. */
  addressName?: string;
  /** At most two ways on; where something can be shared, "share" is the first of them. */
  actions?: ReactNode;
  /** A less prominent way on, below them. */
  link?: ReactNode;
  onClose: () => void;
}

/** The surface of a dialog that shows a milestone. */
export const milestonePaper = { bgcolor: 'background.hero' } as const;

/** What was reached, its address and the next steps (ux 2.6). */
export function MilestoneContent(props: MilestoneContentProps) {
  const { headingId, title, text, picture, address = '', addressName = '', actions, link, onClose } = props;
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <DialogContent sx={{ px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }}>
      <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
        <AnimatedTick />
        <Typography
          variant="h1"
          component="h2"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          // The given texts begin small in English.
          sx={{ outline: 'none', hyphens: 'auto', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '44ch' }}>{text}</Typography>
        {picture}
        {address ? (
          <Stack
            direction="row"
            sx={{
              gap: 1,
              width: '100%',
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingInlineStart: 2,
              borderRadius: 1,
              bgcolor: 'background.raised',
            }}
          >
            <Box sx={{ minWidth: 0, textAlign: 'start', py: 1 }}>
              <SafeLink href={address} variant="body2">
                {address.replace(/^https?:\/\//, '')}
              </SafeLink>
            </Box>
            <CopyButton text={address} what={addressName} />
          </Stack>
        ) : null}
        <Stack sx={{ gap: 1, mt: 1, width: '100%', alignItems: 'center' }}>
          {actions ? (
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, justifyContent: 'center', width: '100%' }}>
              {actions}
            </Stack>
          ) : null}
          {link}
          <Button onClick={onClose}>{t('milestone.close')}</Button>
        </Stack>
      </Stack>
    </DialogContent>
  );
}
