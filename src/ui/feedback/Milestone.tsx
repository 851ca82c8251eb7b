import { Dialog } from '@mui/material';
import { useId } from 'react';
import { MilestoneContent, milestonePaper, type MilestoneContentProps } from './MilestoneContent';

type MilestoneProps = Omit<MilestoneContentProps, 'headingId'>;

/** Congratulates on what was reached, in place of a notice (ux 2.6). */
export function Milestone(props: MilestoneProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth={props.page ? 'md' : 'sm'}
      slotProps={{ paper: { sx: milestonePaper } }}
    >
      <MilestoneContent headingId={id} {...props} />
    </Dialog>
  );
}
