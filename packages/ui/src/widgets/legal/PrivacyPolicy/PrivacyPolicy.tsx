import { useText } from '../../../messages/index.ts'
import { type Company, companyValues } from '../LegalText/company.ts'
import { LegalText } from '../LegalText/LegalText.tsx'

/** The sections, in order (LEG-001). */
export const PRIVACY_SECTIONS = [
  'whoWeAre',
  'dataCollected',
  'purposes',
  'sharing',
  'cookies',
  'retention',
  'security',
  'rights',
  'contact',
  'changes',
] as const

export interface PrivacyPolicyProps {
  /** The tenant's company: the controller of the data. */
  company: Company
}

/** The text about the Brazilian data-protection law, with who is controller and who operator (LEG-001, LEG-002). */
export function PrivacyPolicy({ company }: PrivacyPolicyProps) {
  const t = useText('legal')
  const values = companyValues(company)
  return (
    <LegalText
      title={t('document.privacy')}
      updated={t('privacy.updated')}
      lead={t('privacy.lead', values)}
      sections={PRIVACY_SECTIONS.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        text: t(`privacy.sections.${id}.text`, values),
      }))}
    />
  )
}
