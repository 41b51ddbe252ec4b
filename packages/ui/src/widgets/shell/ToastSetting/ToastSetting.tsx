import type { ToastChoice } from '@corrente/domain/notifications'
import { Settings2 } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { IconButton, Menu, MenuRadioGroup } from '../../../primitives/index.ts'
import { toastOptions } from '../choices.ts'

export interface ToastSettingProps {
  /** Which live events show a toast now. */
  value: ToastChoice
  /** Another choice was made. */
  onChange: (choice: ToastChoice) => void
}

/** The choice of live toasts, on the toast itself: all, failures, none. */
export function ToastSetting({ value, onChange }: ToastSettingProps) {
  const t = useText('shell')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={t('liveToasts.label')}
          icon={<Settings2 aria-hidden="true" />}
          size="small"
          tooltipSide="start"
        />
      }
    >
      <MenuRadioGroup
        label={t('liveToasts.label')}
        value={value}
        onChange={onChange}
        options={toastOptions(t)}
      />
    </Menu>
  )
}
