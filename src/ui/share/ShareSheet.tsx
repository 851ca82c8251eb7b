import QrIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { ShareTargets } from './ShareTargets';
import { SharedAddress } from './SharedAddress';
import { QrCode } from './codes';
import type { ShareMessage } from './useShareMessage';

interface ShareSheetProps {
  title: string;
  intro?: ReactNode;
  address: string;
  /** Name of the address, for the button that copies it. */
  addressName: string;
  /** What the address is, where there are several. */
  addressCaption?: string;
  /** What the code leads to. */
  codeName: string;
  message: ShareMessage;
  /** The address is for everybody, so networks are offered as well. */
  isPublic?: boolean;
  /** Something was copied, or handed to another program. */
  onShared?: () => void;
  onClose: () => void;
  /** Between the address and the message: other addresses, how the person is addressed. */
  children?: ReactNode;
}

/** Everything needed to get an address to people, since the product mails nothing (ux no. 12, D-60). */
export function ShareSheet(props: ShareSheetProps) {
  const { title, address, addressName, message, onShared } = props;
  const { t } = useTranslation(['sharing', 'common']);
  const [showsCode, setShowsCode] = useState(false);
  return (
    <SideDrawer open title={title} onClose={props.onClose}>
      {props.intro ? <Typography>{props.intro}</Typography> : null}
      <SharedAddress address={address} what={addressName} caption={props.addressCaption} onShared={onShared} />
      {props.children}
      <SegmentedControl
        label={t('language')}
        value={message.language}
        options={languages.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
        onChange={(language) => void message.chooseLanguage(language)}
      />
      <div>
        <FormLabel htmlFor="share-message" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t('message')}
        </FormLabel>
        <OutlinedInput
          id="share-message"
          fullWidth
          multiline
          minRows={5}
          value={message.text}
          onChange={(event) => message.edit(event.target.value)}
          onCopy={onShared}
          slotProps={{ input: { lang: message.language } }}
          sx={{ mt: 0.5 }}
        />
      </div>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ShareTargets message={message} publicAddress={props.isPublic ? address : undefined} onShared={onShared} />
        <Button
          variant="outlined"
          startIcon={<QrIcon />}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          {t('code')}
        </Button>
      </Box>
      {showsCode ? (
        <Suspense fallback={<Skeleton variant="rounded" width={220} height={220} />}>
          <QrCode value={address} what={props.codeName} />
        </Suspense>
      ) : null}
    </SideDrawer>
  );
}
