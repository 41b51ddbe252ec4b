import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { theme } from '@corrente/themes'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Panel } from '../../../primitives/index.ts'

export interface CardLookUpProps {
  /** Asked for this card, as it was typed. */
  onLookUp: (text: string) => void
  onClose: () => void
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};

  > :first-child {
    inline-size: min(100%, 420px);
  }
`

/** "This card does not work": which one (jobs: Tags 1). */
export function CardLookUp({ onLookUp, onClose }: CardLookUpProps) {
  const t = useText('tags')
  const common = useText('common')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '') onLookUp(text.trim())
  }
  return (
    <Panel
      title={t('lookUp.title')}
      actions={
        <Button size="small" tone="ghost" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <Form onSubmit={submit} noValidate>
        <TextField
          label={t('lookUp.field')}
          hint={t('lookUp.hint')}
          value={text}
          onChange={setText}
          limit={SEARCH_LIMIT}
          autoComplete="off"
          spellCheck={false}
          error={isTried && text.trim() === '' ? t('lookUp.missing') : undefined}
        />
        <Button type="submit" tone="brand" icon={<Search aria-hidden="true" />}>
          {t('lookUp.ask')}
        </Button>
      </Form>
    </Panel>
  )
}
