import { NEW_SUPPORT_MAIL, SUPPORT_FORM } from '@corrente/domain/support'
import { safeExternalUrl } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { SupportForm } from '@corrente/ui/widgets/support'
import { usePorts } from '../../ports/index.ts'
import { supportMail } from '../../resources/mails.ts'
import { MailPage } from './MailPage.tsx'
import { OutsidePage } from './OutsidePage.tsx'

const BASE = { values: NEW_SUPPORT_MAIL }

/** `/support`: the form, or the way to the tenant's own page (SUP-001, SUP-003). */
export function SupportPage() {
  const t = useText('support')
  const outside = safeExternalUrl(usePorts().tenant.settings.links?.support)
  if (outside !== null) return <OutsidePage kind="support" href={outside} />
  return (
    <MailPage
      title={t('mail.title')}
      form={SUPPORT_FORM}
      base={BASE}
      draft="support-mail"
      mailOf={supportMail}
    >
      {(fields) => <SupportForm {...fields} />}
    </MailPage>
  )
}
