import { theme } from '@corrente/themes'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { usePersonal } from '../../../foundations/index.ts'
import { Cluster } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog } from '../../../primitives/index.ts'

export interface AccessDialogProps {
  isOpen: boolean
  /** What the person is called. */
  name: string
  /** The e-mail, else the document: two people may have one name. */
  told: string | undefined
  /** Somebody switched off signs in nowhere, whatever the password. */
  isInactive: boolean
  /** Where a driver gets a new password. */
  recoveryUrl: string
  /** Copies a text, and says so. */
  onCopy: (text: string) => void
  onClose: () => void
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
`
const Can = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
`
const Letter = styled.blockquote`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
  white-space: pre-line;
`

/** "I cannot sign in": what this product cannot do about it, and what to send to the driver. It makes no call. */
export function AccessDialog(props: AccessDialogProps) {
  const { isOpen, name, told, isInactive, recoveryUrl, onCopy, onClose } = props
  const t = useText('users')
  const personal = usePersonal()
  const letter = t('access.letter', { url: recoveryUrl })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('access.title', { name })}>
      <Rows>
        {told !== undefined && <p>{personal(told)}</p>}
        {isInactive && <Banner tone="warning">{t('access.inactive')}</Banner>}
        <div>
          <p>{t('access.cannot')}</p>
          <Can>
            <li>{t('access.noPassword')}</li>
            <li>{t('access.noEmail')}</li>
          </Can>
        </div>
        <div>
          <p>{t('access.send')}</p>
          <Letter>{letter}</Letter>
        </div>
        <Cluster>
          <Button tone="brand" icon={<Copy aria-hidden="true" />} onClick={() => onCopy(letter)}>
            {t('access.copyLetter')}
          </Button>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => onCopy(recoveryUrl)}>
            {t('access.copyUrl')}
          </Button>
        </Cluster>
      </Rows>
    </Dialog>
  )
}
