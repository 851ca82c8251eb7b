import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRefusal } from '@/domain/importedCareer';
import { resultOf, type CallThunk } from '@/store/callResult';
import { useMutation } from '@/store/useMutation';
import { Disclosure } from '@/ui/basics/Disclosure';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useFileDrop } from '@/ui/basics/useFileDrop';
import { SectionCard } from '@/ui/page/SectionCard';
import { useFailureText } from '@/ui/text/useFailureText';
import { readInWorker } from './read/readInWorker';
import type { BeginReview } from './useImport';

/** A CV as PDF is what many have: choosing one says why it is not read, instead of hiding it. */
const accepted = '.zip,.csv,.json,.pdf,application/zip,text/csv,application/json';

const dataRequest = 'https://www.linkedin.com/mypreferences/d/download-my-data';

export function FileChoice({ onCareer }: { onCareer: BeginReview }) {
  const { t } = useTranslation(['imports', 'common']);
  const textOf = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  const cancel = () => reading.current?.abort();
  useEffect(() => cancel, []);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const { run, isPending, failure } = useMutation((files: readonly File[]): CallThunk<null> => async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setRefusal(null);
    const response = await readInWorker(files, signal);
    if (signal.aborted) return { failure: { kind: 'aborted' } };
    if ('career' in response) return resultOf(await onCareer(response.career));
    setRefusal(response.refusal);
    return { data: null };
  });
  const read = (files: readonly File[]) => void (files.length > 0 && run(files));
  const { isDraggedOver, dropProps } = useFileDrop(read);
  return (
    <SectionCard id="import-file" title={t('file.title')} description={t('file.text')}>
      <Stack {...dropProps} sx={[dropZone, isDraggedOver && draggedOver]}>
        {isPending ? (
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
          read(files);
        }}
      />
      {refusal || failure ? (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {refusal ? t(`refusal.${refusal}`) : failure && textOf(failure)}
        </Alert>
      ) : null}
      <Disclosure summary={t('file.how')}>
        <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li': { mb: 0.5 } }}>
          <li>{t('file.steps.settings')}</li>
          <li>{t('file.steps.request')}</li>
          <li>{t('file.steps.mail')}</li>
        </Box>
        <SafeLink href={dataRequest} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {t('file.settingsLink')}
        </SafeLink>
      </Disclosure>
    </SectionCard>
  );
}

const dropZone = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  p: 3,
  minHeight: 184,
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'fieldEdge',
  borderRadius: 1.5,
} as const;

const draggedOver = { borderColor: 'primary.main', bgcolor: 'background.hero' } as const;
