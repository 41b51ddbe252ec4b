import { useText } from '../../../messages/index.ts'
import { type Company, companyValues } from '../LegalText/company.ts'
import { LegalText } from '../LegalText/LegalText.tsx'

const SECTIONS = ['aim', 'tested', 'untested', 'known', 'report'] as const

export interface AccessibilityStatementProps {
  /** The tenant's company: who answers when a barrier is reported. */
  company: Company
}

/** What the product was tested for, what not yet, its known limits, and how to report a barrier. */
export function AccessibilityStatement({ company }: AccessibilityStatementProps) {
  const t = useText('legal')
  const values = companyValues(company)
  return (
    <LegalText
      title={t('accessibility.title')}
      lead={t('accessibility.lead', values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`accessibility.sections.${id}.title`),
        text: t(`accessibility.sections.${id}.text`, values),
      }))}
    />
  )
}
