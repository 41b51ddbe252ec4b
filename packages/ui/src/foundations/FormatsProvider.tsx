import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormats, type Formats, type FormatsOptions } from './formats.ts'

const FormatsContext = createContext<Formats | undefined>(undefined)

export interface FormatsProviderProps extends FormatsOptions {
  /** Everything that writes numbers, money and dates. */
  children: ReactNode
}

/** Hands the tenant's way of writing numbers, money and dates to everything below. */
export function FormatsProvider({ locale, zone, currency, children }: FormatsProviderProps) {
  const formats = useMemo(() => createFormats({ locale, zone, currency }), [locale, zone, currency])
  return <FormatsContext value={formats}>{children}</FormatsContext>
}

/** How numbers, money, energy and dates are written here. Throws outside a provider. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext)
  if (!formats) throw new Error('useFormats needs a FormatsProvider above it')
  return formats
}
