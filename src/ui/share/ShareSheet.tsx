import QrIcon from '@mui/icons-material/QrCode2';
import { Box, Button, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { CopyButton } from '@/ui/basics/CopyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { ShareTargets } from './ShareTargets';
import { LazyQrCode } from './LazyQr';
import { ShareKit, type ShareKitTexts } from './ShareKit';
import type { ShareMessage } from './useShareMessage';

export interface Shared {
  title: string;
  intro?: ReactNode;
  address: string;
  addressName: string;
  /** Label of the address, where there are several. */
  addressCaption?: string;
  message: ShareMessage;
  codeName: string;
}

/** Its address is also offered to social networks. */
export interface SharedPage extends Shared {
  kit: ShareKitTexts;
}

interface ShareSheetProps extends Shared {
  kit?: ShareKitTexts;
  tone?: ReactNode;
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
        {kit ? null : (
          <Button
            variant="outlined"
            startIcon={<QrIcon />}
            aria-expanded={showsCode}
            onClick={() => setShowsCode(!showsCode)}
          >
            {t('code')}
          </Button>
        )}
      </Box>
      {showsCode ? <LazyQrCode value={address} what={codeName} /> : null}
      {kit ? <ShareKit {...kit} address={address} codeName={codeName} /> : null}
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

interface SharedAddressProps {
  /** '' if there is none yet. */
  address: string;
  what: string;
  caption?: string | undefined;
  onShared?: (() => void) | undefined;
  children?: ReactNode;
}

/** An address that is selected and copied by hand counts as shared, too. */
export function SharedAddress({ address, what, caption, onShared, children }: SharedAddressProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        {caption === undefined ? null : (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {caption}
          </Typography>
        )}
        {children ?? (
          <Typography variant="body2" onCopy={onShared} sx={{ overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
        )}
      </Box>
      {address ? <CopyIconButton text={address} what={what} {...(onShared ? { onCopied: onShared } : {})} /> : null}
    </Stack>
  );
}

const choices = { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 160px' } } as const;

/** Three in a row, two on a phone; the last row fills the width. */
const targets = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 128px' } } as const;
