import {
  addInterval,
  freshId,
  type IntervalPart,
  type IntervalRow,
  inOrder,
  LEAST_CURRENT,
  type ProfileErrors,
  type ProfilePlan,
  readTyped,
  spanOf,
  splitAtMidnight,
  withoutRow,
  withRows,
} from '@corrente/domain/charging-profiles'
import { clockOf } from '@corrente/domain/day-plan'
import { theme } from '@corrente/themes'
import { ArrowDownUp, Plus, Split, Trash2 } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import styled from 'styled-components'
import { NumberField, TextField, TimeField } from '../../../forms/index.ts'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton } from '../../../primitives/index.ts'
import { useFormWords } from '../../forms/index.ts'

export interface IntervalRowsProps {
  plan: ProfilePlan
  onChange: (edit: (plan: ProfilePlan) => ProfilePlan) => void
  /** Everything that is wrong; a field says it once it is left (CHP-011). */
  errors: ProfileErrors
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  gap: ${theme.space[2]};
  align-items: start;
  max-inline-size: 560px;
`
/** Level with the inputs, whose labels stand above them. */
const RowEnd = styled.div`
  padding-block-start: 24px;
`
const Wide = styled.div`
  grid-column: 1 / -1;
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[2]};
`
const Paste = styled.div`
  flex: 1 1 260px;
  max-inline-size: 460px;
`

/** The intervals as typed rows: the twin of the editor, and the way to minutes that do not snap. */
export function IntervalRows({ plan, onChange, errors }: IntervalRowsProps) {
  const t = useText('charging-profiles')
  const { rows } = plan
  const spans = rows.map(spanOf)
  const isUnordered = spans.some((span, index) => {
    const before = spans.slice(0, index).findLast((each) => each !== undefined)
    return span !== undefined && before !== undefined && span.start < before.start
  })
  const isFull = addInterval(plan) === plan
  return (
    <Root>
      {rows.length === 0 && <Muted as="p">{t('rows.none')}</Muted>}
      <List aria-label={t('rows.title')}>
        {rows.map((row, index) => (
          <OneRow key={row.id} row={row} index={index} errors={errors} onChange={onChange} />
        ))}
      </List>
      <Buttons>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabledReason={isFull ? t('rows.full') : undefined}
          onClick={() => onChange((now) => addInterval(now))}
        >
          {t('rows.add')}
        </Button>
        {isUnordered && (
          <Button size="small" icon={<ArrowDownUp aria-hidden="true" />} onClick={() => onChange(inOrder)}>
            {t('rows.order')}
          </Button>
        )}
      </Buttons>
      <PasteField onChange={onChange} />
    </Root>
  )
}

interface OneRowProps extends Pick<IntervalRowsProps, 'errors' | 'onChange'> {
  readonly row: IntervalRow
  readonly index: number
}

function OneRow({ row, index, errors, onChange }: OneRowProps) {
  const t = useText('charging-profiles')
  const words = useFormWords(errors)
  // What is being typed is not wrong yet: it is said when the field, or for its two times the row, is left.
  const [focused, setFocused] = useState<IntervalPart>()
  const [isNew] = useState(spanOf(row) === undefined)
  const isInTimes = focused === 'from' || focused === 'to'
  const number = index + 1
  const span = spanOf(row)
  const isAcross = span !== undefined && span.end <= span.start
  const put = (part: IntervalPart, value: string | number | undefined) =>
    onChange((now) => ({
      ...now,
      rows: now.rows.map((each) => (each.id === row.id ? { ...each, [part]: value } : each)),
    }))
  const errorOf = (part: IntervalPart) => {
    const isQuiet = part === 'limit' ? focused === 'limit' : isInTimes
    return isQuiet ? undefined : words[`plan.${index}.${part}`]
  }
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setFocused(undefined)
    if (isNew) onChange((now) => splitAtMidnight(now, row.id))
  }
  const time = (part: 'from' | 'to') => (
    <TimeField
      name={`plan.${index}.${part}`}
      label={t(`rows.${part}`)}
      canEndDay={part === 'to'}
      value={row[part]}
      onChange={(value, text) => put(part, value ?? text)}
      error={errorOf(part)}
    />
  )
  return (
    <Row
      aria-label={t('rows.row', { number })}
      onFocus={(event) => {
        const name = event.target.getAttribute('name')?.split('.').at(-1)
        setFocused(name === 'from' || name === 'to' || name === 'limit' ? name : undefined)
      }}
      onBlur={leave}
    >
      {time('from')}
      {time('to')}
      <NumberField
        name={`plan.${index}.limit`}
        label={t('rows.limit')}
        unit="A"
        decimals={1}
        value={row.limit}
        onChange={(limit) => put('limit', limit)}
        error={errorOf('limit')}
        hint={limitHint(row.limit, t)}
      />
      <RowEnd>
        <IconButton
          label={t('rows.remove', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange((now) => withoutRow(now, row.id))}
        />
      </RowEnd>
      {isAcross && (
        <Wide>
          <Button
            size="small"
            icon={<Split aria-hidden="true" />}
            onClick={() => onChange((now) => splitAtMidnight(now, row.id))}
          >
            {t('rows.split')}
          </Button>
        </Wide>
      )}
    </Row>
  )
}

/** What a limit does to a recharge, where that may surprise. */
export function limitHint(
  limit: number | undefined,
  t: ReturnType<typeof useText<'charging-profiles'>>,
): string | undefined {
  if (limit === 0) return t('form.stopped')
  return limit !== undefined && limit > 0 && limit < LEAST_CURRENT
    ? t('form.tooLow', { least: LEAST_CURRENT })
    : undefined
}

function PasteField({ onChange }: Pick<IntervalRowsProps, 'onChange'>) {
  const t = useText('charging-profiles')
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  const include = () => {
    const typed = readTyped(text)
    setUnread(typed.unread)
    setText(typed.unread.join('; '))
    onChange((now) => {
      const id = freshId(now)
      return withRows(
        now,
        typed.found.map(({ start, end, limit }, index) => ({
          id: id + index,
          from: clockOf(start),
          to: clockOf(end),
          limit,
        })),
      )
    })
  }
  const error =
    unread.length > 0
      ? t('rows.unread', { count: unread.length, text: unread.join('; ').slice(0, 80) })
      : undefined
  return (
    <Buttons
      onKeyDown={(event) => {
        // Enter would save the whole form.
        if (event.key !== 'Enter' || text.trim() === '') return
        event.preventDefault()
        include()
      }}
    >
      <Paste>
        <TextField
          name="typed"
          label={t('rows.paste')}
          isOptional
          hint={t('rows.pasteHint')}
          value={text}
          onChange={setText}
          error={error}
          autoComplete="off"
          spellCheck={false}
        />
      </Paste>
      <RowEnd>
        <Button disabledReason={text.trim() === '' ? t('rows.pasteHint') : undefined} onClick={include}>
          {t('rows.pasteAdd')}
        </Button>
      </RowEnd>
      <VisuallyHidden role="status">{error ?? ''}</VisuallyHidden>
    </Buttons>
  )
}
