import type { CheckedRow } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import { Upload } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Checkbox, SegmentedControl } from '../../../forms/index.ts'
import { phaseOf, usePersonal, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button } from '../../../primitives/index.ts'
import { RecordList } from '../../lists/index.ts'
import type { TagImportProps } from './tagImportProps.ts'
import { useImportColumns } from './useImportColumns.tsx'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
`

const count = (rows: readonly CheckedRow[], verdict: CheckedRow['verdict']) =>
  rows.filter((row) => row.verdict === verdict).length
const isAboutZeros = ({ findings }: CheckedRow) => findings.some(({ kind }) => kind === 'zeros')

/** The list as it was understood and checked, and the button that asks before it is sent. */
export function ImportPreview(props: TagImportProps) {
  const { rows, ground, list, shown, accounts } = props
  const t = useText('tag-import')
  const personal = usePersonal()
  const [takesDoubtful, setTakesDoubtful] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const columns = useImportColumns(
    useCallback((pk: number) => accounts.data?.find((account) => account.pk === pk)?.name, [accounts.data]),
  )
  const sent = useMemo(
    () => rows.filter(({ verdict }) => verdict === 'ready' || (takesDoubtful && verdict === 'doubtful')),
    [rows, takesDoubtful],
  )
  const [ready, doubtful, wrong] = [count(rows, 'ready'), count(rows, 'doubtful'), count(rows, 'wrong')]
  const hasCome = ground.data !== undefined
  const sum = hasCome ? t('sum', { count: ready, doubtful, wrong }) : t('checking')
  if (phaseOf(ground) === 'failed' && !hasCome)
    return (
      <Banner
        tone="danger"
        isAnnounced
        action={
          <Button size="small" isBusy={ground.isRetrying} onClick={ground.retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('checkFailed')}
      </Banner>
    )
  return (
    <>
      <RecordList
        list={list}
        header={
          <Choices
            {...props}
            doubtful={doubtful}
            wrong={wrong}
            isTaken={takesDoubtful}
            onTake={setTakesDoubtful}
          />
        }
        label={t('preview')}
        columns={columns}
        keyOf={({ line }) => String(line)}
        textOf={({ idTag }) => personal(idTag)}
        empty={{ title: t(shown === 'problems' ? 'noProblem' : 'nothing') }}
        note={sum}
        footer={
          <Button
            tone="brand"
            icon={<Upload aria-hidden="true" />}
            disabledReason={hasCome ? (sent.length === 0 ? t('nothing') : undefined) : t('wait')}
            onClick={() => setAsking(true)}
          >
            {sent.length === 0 ? t('question.confirm') : t('send', { count: sent.length })}
          </Button>
        }
        view={props.view}
        onViewChange={props.onViewChange}
      />
      <VisuallyHidden role="status">{sum}</VisuallyHidden>
      <AlertDialog
        isOpen={isAsking}
        tone="brand"
        title={`${t('send', { count: sent.length })}?`}
        description={t('question.detail')}
        confirmLabel={t('question.confirm')}
        onConfirm={() => {
          setAsking(false)
          props.onImport(sent)
        }}
        onCancel={() => setAsking(false)}
      >
        {sent.length < rows.length && <p>{t('question.left', { count: rows.length - sent.length })}</p>}
      </AlertDialog>
    </>
  )
}

interface ChoicesProps extends TagImportProps {
  doubtful: number
  wrong: number
  /** What has a warning is sent as well. */
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** Which lines are shown, and what is done about those that are odd. */
function Choices({ rows, shown, choices, doubtful, wrong, isTaken, onTake, ...props }: ChoicesProps) {
  const t = useText('tag-import')
  const zeros = rows.filter(isAboutZeros).length
  return (
    <Bar>
      <SegmentedControl
        label={t('show.label')}
        isLabelHidden
        value={shown}
        onChange={props.onShownChange}
        options={[
          { value: 'all', label: t('show.all', { count: rows.length }) },
          { value: 'problems', label: t('show.problems', { count: doubtful + wrong }) },
        ]}
      />
      {(zeros > 0 || choices.hasZeros) && (
        <Checkbox
          label={t('zeros', { count: zeros })}
          hint={t('zerosHint')}
          isChecked={choices.hasZeros}
          onChange={(hasZeros) => props.onChoicesChange({ ...choices, hasZeros })}
        />
      )}
      {doubtful > 0 && (
        <Checkbox label={t('doubtful', { count: doubtful })} isChecked={isTaken} onChange={onTake} />
      )}
    </Bar>
  )
}
