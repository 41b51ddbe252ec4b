import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM } from '@corrente/domain/operations'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type Catalogue,
  createMessages,
  MESSAGE_AREAS,
  MESSAGE_LANGUAGES,
  MessagesProvider,
} from '../../../messages/index.ts'
import { catalogueOf, loaded, renderWithProviders } from '../../../testing/index.ts'
import { network, offer, stationOf } from '../storyOperations.ts'
import { CommandForm } from './CommandForm.tsx'

function Form() {
  const [values, setValues] = useState(emptyValues(COMMAND_FORM))
  return (
    <CommandForm
      command="changeConfiguration"
      protocol="v1.6"
      offer={loaded(offer())}
      stationOf={stationOf}
      selected={[network[0]?.id ?? '']}
      onSelect={() => undefined}
      values={values}
      onChange={setValues}
      errors={COMMAND_FORM.fine}
      problem={undefined}
      tries={0}
      people={{ list: loaded({ rows: [], count: 0 }), found: undefined, onSearch: () => undefined }}
      paymentTypes={[]}
      recharges={loaded([])}
      rechargeHrefOf={() => undefined}
      cardHrefOf={() => undefined}
      old={[]}
      isSending={false}
      onSubmit={() => undefined}
    />
  )
}

test('OPS-031 what the dictionary says comes while a key is typed: the field keeps focus and letters', async () => {
  let arrive: (words: Catalogue | undefined) => void = () => undefined
  const words = new Promise<Catalogue | undefined>((resolve) => {
    arrive = resolve
  })
  const messages = createMessages({ language: 'pt-BR', load: () => words })
  for (const area of MESSAGE_AREAS.filter((each) => each !== 'ocpp'))
    for (const language of MESSAGE_LANGUAGES)
      messages.addCatalogue(area, language, catalogueOf(area, language) ?? {})
  const { unmount } = renderWithProviders(
    <MessagesProvider messages={messages}>
      <Form />
    </MessagesProvider>,
  )
  const field = page.getByRole('combobox', { name: 'Chave da lista' })
  await field.click()
  await userEvent.keyboard('Heartbeat')
  arrive(catalogueOf('ocpp', 'pt-BR'))
  await expect.poll(() => messages.isLoaded('ocpp')).toBe(true)
  await expect.element(page.getByTitle(/^HeartbeatInterval: ./)).toBeVisible()
  await userEvent.keyboard('Interval')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('HeartbeatInterval')
  unmount()
})
