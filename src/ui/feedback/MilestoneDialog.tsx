import { useId } from 'react';
import { Dialog } from '@/ui/basics/overlays';
import { MilestoneContent, milestonePaper, type MilestoneContentProps } from './MilestoneContent';

export type MilestoneProps = Omit<MilestoneContentProps, 'headingId'>;

export function MilestoneDialog(props: MilestoneProps) {
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
