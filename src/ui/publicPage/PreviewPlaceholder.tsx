import { Typography } from '@mui/material';

/** Stands for content that is still missing on a page being written (ux no. 4). */
export function PreviewPlaceholder({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        color: 'text.secondary',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        mt: 1,
      }}
    >
      {text}
    </Typography>
  );
}
