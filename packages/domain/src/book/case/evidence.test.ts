import { describe, expect, test } from 'vitest'
import { evidenceHtml, withoutContacts } from './index.ts'

describe('what leaves the house', () => {
  const personal = 'ana@example.com, CPF 123.456.789-09, +5511987654321'

  test('no document, e-mail or phone in what is copied', () => {
    const text = withoutContacts(`Estação ${personal}`)
    expect(text).not.toMatch(/ana@example|123\.456|98765/)
  })

  test('the file escapes every text, runs nothing, and covers what its rows should not hold', () => {
    const bad = `<script>alert("1")</script>`
    const html = evidenceHtml({
      language: 'pt-BR',
      title: bad,
      verdict: bad,
      grounds: bad,
      facts: [['Motorista', `Ana ${bad}`]],
      columns: ['Hora', bad],
      rows: [['09:10', `${bad} ${personal}`]],
      notes: [bad],
    })
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/\son\w+=|https?:|ana@example|123\.456/)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)')
    expect(html).toContain("default-src 'none'")
  })
})
