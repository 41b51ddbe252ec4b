import { useMemo } from 'react'
import { DataTable } from './DataTable.tsx'

const EXPANDED = new Set(['one'])

/** A table of one row that holds an awkward text and number, and is open. */
export function AwkwardTable({ text, number }: { text: string | null; number: number | null }) {
  const rows = useMemo(() => [{ text, number }], [text, number])
  const columns = useMemo(
    () => [
      { key: 'text', header: 'Nome da estação', cell: () => text, minInlineSize: 100, priority: 1 },
      {
        key: 'number',
        header: 'Energia',
        cell: () => number?.toLocaleString('pt-BR'),
        minInlineSize: 90,
        priority: 1,
        kind: 'number' as const,
      },
      { key: 'more', header: 'Observação', cell: () => text, minInlineSize: 200, priority: 2 },
    ],
    [text, number],
  )
  return (
    <DataTable
      label="Estações"
      columns={columns}
      rows={rows}
      keyOf={() => 'one'}
      textOf={() => text || 'sem nome'}
      expanded={EXPANDED}
    />
  )
}
