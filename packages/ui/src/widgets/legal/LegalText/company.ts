/** Who stands behind a tenant, from its `tenant.json` (LEG-005). */
export interface Company {
  /** Registered name. */
  company: string
  /** Tax registration as it is written in the country: CNPJ, NIT, RUC, RUT. */
  taxId: string
  /** Postal address in one line. */
  address: string
  /** For requests about personal data and for notices. */
  email: string
}

/** The same as values of a message. */
export function companyValues({ company, taxId, address, email }: Company): Record<keyof Company, string> {
  return { company, taxId, address, email }
}
