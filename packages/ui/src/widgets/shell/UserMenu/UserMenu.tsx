import type { ToastChoice } from '@corrente/domain/notifications'
import type { LanguageChoice as LanguageCode } from '@corrente/domain/tenants'
import { isAbsent } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { ChevronDown, CircleUserRound, EyeOff, Keyboard, LogOut, Mail } from 'lucide-react'
import styled from 'styled-components'
import { focusRing, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Avatar,
  Menu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
} from '../../../primitives/index.ts'
import { languageOptions, type SchemeCode, schemeOptions, toastOptions } from '../choices.ts'

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 40px;
  block-size: min(2.5rem, 52px);
  padding-inline: 4px;
  border-radius: ${theme.radius.control};
  color: ${theme.chrome.fg};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
  transition: background-color ${theme.duration.fast};

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.chrome.hoverBg};
  }

  ${focusRing}
`

const Name = styled.span`
  display: none;

  @media (width >= ${theme.breakpoint.tablet}px) {
    display: block;
    max-inline-size: 180px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Arrow = styled(ChevronDown)`
  display: none;

  @media (width >= ${theme.breakpoint.tablet}px) {
    display: block;
    margin-inline-end: 4px;
  }
`

interface ChoicesProps {
  /** The language of the words. */
  language: LanguageCode
  /** Another language was chosen; from then on it wins over the tenant's. */
  onLanguage: (language: LanguageCode) => void
  /** Light, dark, or as the device says. */
  scheme: SchemeCode
  /** Another scheme was chosen. */
  onScheme: (scheme: SchemeCode) => void
  /** Which live events show a toast. */
  liveToasts: ToastChoice
  /** Another choice of them was made. */
  onLiveToasts: (choice: ToastChoice) => void
}

interface HidingProps {
  /** Documents, e-mails, phones and cards show their end alone: the screen is shared. */
  hidesPersonal: boolean
  onHidePersonal: (isHidden: boolean) => void
}

export interface UserMenuProps extends ChoicesProps, HidingProps {
  /** The signed-in user's name; a missing one shows as 'Usuário'. */
  name: string | undefined
  /** `/user/{id}` of the signed-in user; absent where the route is not permitted or its page not built (SHL-004). */
  profileHref?: string | undefined
  /** The contact page; absent where it is not built. */
  contactHref?: string | undefined
  /** Opens the sheet of the keys; absent where there is none. */
  onShowKeys?: (() => void) | undefined
  /** Signs out. */
  onLogout: () => void
  /** The sign-out is under way: it cannot be sent twice. @default false */
  isLoggingOut?: boolean
  /** Of the build, to be read out to support: `0.1.0 (1a2b3c4d)`. @default none is shown */
  version?: string
}

/** What the button shows; its accessible name is the menu's. */
function Person({ name }: { name: string }) {
  const t = useText('shell')
  return (
    <>
      <VisuallyHidden>{t('user.label', { name })}</VisuallyHidden>
      <Avatar name={name} />
      <Name aria-hidden>{name}</Name>
      <Arrow size={16} aria-hidden />
    </>
  )
}

/** The version, to be read out to support. */
function VersionLine({ version }: { version: string }) {
  const t = useText('shell')
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{t('user.version', { version })}</MenuLabel>
    </>
  )
}

/** What a person sets: each a choice of one. */
function Choices({ language, onLanguage, scheme, onScheme, liveToasts, onLiveToasts }: ChoicesProps) {
  const t = useText('shell')
  return (
    <>
      <MenuRadioGroup
        label={t('user.language')}
        value={language}
        onChange={onLanguage}
        options={languageOptions(t)}
        isInRow
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('scheme.label')}
        value={scheme}
        onChange={onScheme}
        options={schemeOptions(t)}
        isInRow
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('liveToasts.label')}
        value={liveToasts}
        onChange={onLiveToasts}
        options={toastOptions(t)}
        isInRow
      />
    </>
  )
}

/** Covers personal data before a screen is shared, and uncovers it. */
function Hiding({ hidesPersonal, onHidePersonal }: HidingProps) {
  const t = useText('shell')
  return (
    <MenuItem onSelect={() => onHidePersonal(!hidesPersonal)} icon={<EyeOff aria-hidden />}>
      {t(hidesPersonal ? 'user.showPersonal' : 'user.hidePersonal')}
    </MenuItem>
  )
}

/** Who is signed in, and what concerns them: profile, contact, language, light or dark, live toasts, Logout (SHL-003, SHL-004). */
export function UserMenu({
  name,
  profileHref,
  contactHref,
  onShowKeys,
  onLogout,
  isLoggingOut = false,
  version,
  hidesPersonal,
  onHidePersonal,
  ...choices
}: UserMenuProps) {
  const t = useText('shell')
  const shown = name === undefined || isAbsent(name) ? t('user.unnamed') : name
  return (
    <Menu
      align="end"
      trigger={
        <Trigger type="button">
          <Person name={shown} />
        </Trigger>
      }
    >
      <MenuLabel>{shown}</MenuLabel>
      {profileHref !== undefined && (
        <MenuLink href={profileHref} icon={<CircleUserRound aria-hidden />}>
          {t('user.viewProfile')}
        </MenuLink>
      )}
      {contactHref !== undefined && (
        <MenuLink href={contactHref} icon={<Mail aria-hidden />}>
          {t('user.contact')}
        </MenuLink>
      )}
      <MenuSeparator />
      <Choices {...choices} />
      <MenuSeparator />
      <Hiding hidesPersonal={hidesPersonal} onHidePersonal={onHidePersonal} />
      {onShowKeys && (
        <MenuItem onSelect={onShowKeys} icon={<Keyboard aria-hidden />}>
          {t('user.keys')}
        </MenuItem>
      )}
      <MenuItem
        onSelect={onLogout}
        icon={<LogOut aria-hidden />}
        disabledReason={isLoggingOut ? t('user.loggingOut') : undefined}
      >
        {t('user.logout')}
      </MenuItem>
      {version !== undefined && <VersionLine version={version} />}
    </Menu>
  )
}
