import type { Company } from './LegalText/company.ts'

/** An invented company. */
export const storyCompany: Company = {
  company: 'Rede Exemplo de Recarga Ltda.',
  taxId: '11.222.333/0001-81',
  address: 'Rua das Tomadas, 100, São Paulo - SP, 01000-000',
  email: 'privacidade@example.com',
}
