import QrIcon from '@mui/icons-material/QrCode2';
import { Box, Button, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { CopyButton } from '@/ui/basics/CopyButton';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { ShareTargets } from './ShareTargets';
import { SharedAddress } from './SharedAddress';
import { LazyQrCode } from './LazyQr';
import type { ShareMessage } from './useShareMessage';

interface ShareSheetProps {
  title: string;
  intro?: ReactNode;
  address: string;
  addressName: string;
  /** Label of the address, where there are several. */
  addressCaption?: string;
  message: ShareMessage;
  /** Choice between formal and informal address. */
  tone?: ReactNode;
  /** What the QR code of a personal address leads to; a public page has its code in `kit`. */
  codeName?: string;
  /** The `ShareKit` of a public page, whose address is also offered to social networks. */
  kit?: ReactNode;
  /** Called after something was copied or passed to another program. */
  onShared?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Everything needed to get an address to people, since the product mails nothing (ux no. 12, D-60). */
export function ShareSheet(props: ShareSheetProps) {
  const { title, address, addressName, codeName, kit, message, onShared } = props;
  const { t } = useTranslation(['sharing', 'common']);
  const [showsCode, setShowsCode] = useState(false);
  return (
    <SideDrawer open title={title} onClose={props.onClose}>
      {props.intro ? <Typography>{props.intro}</Typography> : null}
      <Box sx={choices}>
        {props.tone}
        <SegmentedControl
          label={t('language')}
          value={message.language}
          options={languages.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
          onChange={(language) => void message.chooseLanguage(language)}
        />
      </Box>
      <Message message={message} onShared={onShared} />
      <Box sx={targets}>
        <ShareTargets message={message} publicAddress={kit ? address : undefined} onShared={onShared} />
        {codeName ? (
          <Button
            variant="outlined"
            startIcon={<QrIcon />}
            aria-expanded={showsCode}
            onClick={() => setShowsCode(!showsCode)}
          >
            {t('code')}
          </Button>
        ) : null}
      </Box>
      {codeName && showsCode ? <LazyQrCode value={address} what={codeName} /> : null}
      {kit}
      <SharedAddress address={address} what={addressName} caption={props.addressCaption} onShared={onShared} />
      {props.children}
      <DrawerFoot>
        <CopyButton
          text={message.text}
          what={t('message')}
          label={t('copyMessage')}
          variant="contained"
          {...(onShared ? { onCopied: onShared } : {})}
        />
      </DrawerFoot>
    </SideDrawer>
  );
}

function Message({ message, onShared }: Pick<ShareSheetProps, 'message'> & { onShared: (() => void) | undefined }) {
  const { t } = useTranslation('sharing');
  return (
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
  );
}

/** Side by side, so that the message is in sight. */
const choices = { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 160px' } } as const;

/** Three in a row, two on a phone; the last row fills the width. */
const targets = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 128px' } } as const;
