import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportRefusalError, type ImportedCareer, type ImportRefusal } from '@/domain/importedCareer';
import { useFileDrop } from '@/ui/basics/useFileDrop';
import { SectionCard } from '@/ui/page/SectionCard';
import { ExportHelp } from './ExportHelp';
import { readInWorker } from './read/readInWorker';

/** A CV as PDF is what many have: choosing one says why it is not read, instead of hiding it. */
const accepted = '.zip,.csv,.json,.pdf,application/zip,text/csv,application/json';

type Reading = { status: 'idle' } | { status: 'reading' } | { status: 'refused'; reason: ImportRefusal };

interface FileChoiceProps {
  onCareer: (career: ImportedCareer) => void;
}

/** Reads once at a time; unmounting aborts it. */
function useCareerFiles(onCareer: FileChoiceProps['onCareer']) {
  const [reading, setReading] = useState<Reading>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (files: readonly File[]) => {
    if (files.length === 0 || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setReading({ status: 'reading' });
    try {
      const career = await readInWorker(files, controller.signal);
      setReading({ status: 'idle' });
      onCareer(career);
    } catch (error) {
      const reason = error instanceof ImportRefusalError ? error.reason : 'unavailable';
      setReading(controller.signal.aborted ? { status: 'idle' } : { status: 'refused', reason });
    } finally {
      running.current = null;
    }
  };
  return { reading, read, cancel: () => running.current?.abort() };
}

export function FileChoice({ onCareer }: FileChoiceProps) {
  const { t } = useTranslation(['imports', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const { reading, read, cancel } = useCareerFiles(onCareer);
  const { isDraggedOver, dropProps } = useFileDrop((files) => void read(files));

  return (
    <SectionCard id="import-file" title={t('file.title')} description={t('file.text')}>
      <Stack
        {...dropProps}
        sx={{
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 3,
          minHeight: 184,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isDraggedOver ? 'primary.main' : 'fieldEdge',
          borderRadius: 1.5,
          bgcolor: isDraggedOver ? 'background.hero' : undefined,
        }}
      >
        {reading.status === 'reading' ? (
          <Box role="status" sx={{ width: '100%', maxWidth: 320 }}>
            <Typography sx={{ mb: 1.5 }}>{t('file.reading')}</Typography>
            <LinearProgress aria-label={t('file.reading')} />
            <Button onClick={cancel} sx={{ mt: 1 }}>
              {t('common:action.cancel')}
            </Button>
          </Box>
        ) : (
          <>
            <UploadIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
            <Typography sx={{ display: { xs: 'none', md: 'block' } }}>{t('file.drop')}</Typography>
            <Button variant="contained" onClick={() => input.current?.click()}>
              {t('file.choose')}
            </Button>
          </>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t('file.chooseLabel')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again after a change.
          target.value = '';
          void read(files);
        }}
      />
      {reading.status === 'refused' ? (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {t(`refusal.${reading.reason}`)}
        </Alert>
      ) : null}
      <ExportHelp />
    </SectionCard>
  );
}
