import { useText } from '../../../messages/index.ts'
import { type Company, companyValues } from '../LegalText/company.ts'
import { LegalText } from '../LegalText/LegalText.tsx'

/** The twelve sections, in the documented order (LEG-004). */
export const TERMS_SECTIONS = [
  'permission',
  'use',
  'personalData',
  'companyObligations',
  'userObligations',
  'liability',
  'intellectualProperty',
  'term',
  'termination',
  'general',
  'notifications',
  'jurisdiction',
] as const

export interface TermsOfUseProps {
  /** The tenant's company; where it has none, that of `move` (LEG-005). */
  company: Company
}

/** The terms of use in twelve numbered sections, filled with the tenant's company (LEG-004, LEG-005). */
export function TermsOfUse({ company }: TermsOfUseProps) {
  const t = useText('legal')
  const values = companyValues(company)
  return (
    <LegalText
      title={t('document.terms')}
      lead={t('terms.lead', values)}
      sections={TERMS_SECTIONS.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        text: t(`terms.sections.${id}.text`, values),
      }))}
    />
  )
}
