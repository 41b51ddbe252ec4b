import { pageCountOf, pageNumbers, pageRows, pageSiblings, withGaps } from '@corrente/domain/paging'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Flip } from '../Flip.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Between, Gap, Items, Nav, Place, Rows, Step } from './Pagination.styles.ts'

export const PAGE_RULES = ['five', 'siblings'] as const
/** five: up to five numbers and the last (FMT-006, FIN-036). siblings: the recharges list's own rule (TRX-063). */
export type PageRule = (typeof PAGE_RULES)[number]

interface Counted {
  /** Rows of the whole list. */
  total: number
  /** Rows of a page: 10 nearly everywhere. */
  pageSize: number
  /** Which numbers are shown. Default: five. */
  rule?: PageRule
  /** Nothing at all while there is only one page (VCH-091). */
  isHiddenWhenSingle?: boolean
  hasNext?: never
}
interface Uncounted {
  /** Whether there is a page behind this one, where nobody tells the total. */
  hasNext: boolean
  total?: never
  pageSize?: never
  rule?: never
  isHiddenWhenSingle?: never
}

export type PaginationProps = {
  /** The page that is shown, from 1; out of range is read as the nearest. */
  page: number
  /** Another page was asked for, from 1. */
  onChange: (page: number) => void
  /** What is paged, where a screen has two; the accessible name. Default: 'Páginas'. */
  label?: string
} & (Counted | Uncounted)

/** Goes through the pages of a list: numbered where the total is known, previous and next where it is not. */
export function Pagination(props: PaginationProps) {
  const { onChange, label } = props
  const t = useText('table')
  const count = props.total === undefined ? undefined : pageCountOf(props.total, props.pageSize)
  const page = Math.max(1, Math.min(props.page, count ?? props.page))
  if (props.isHiddenWhenSingle && count === 1) return null
  const hasNext = count === undefined ? props.hasNext === true : page < count
  const where = count === undefined ? t('pagination.page', { page }) : t('pagination.of', { page, count })
  return (
    <Nav aria-label={label ?? t('pagination.label')}>
      {props.total === undefined ? null : (
        <Rows>
          {t('pagination.rows', { ...pageRows(page, props.pageSize, props.total), total: props.total })}
        </Rows>
      )}
      <Items>
        <IconButton
          size="small"
          label={t('pagination.previous')}
          icon={<Flip as={ChevronLeft} aria-hidden="true" />}
          disabledReason={page > 1 ? undefined : t('pagination.isFirst')}
          onClick={() => onChange(page - 1)}
        />
        {count === undefined ? (
          <Between>{where}</Between>
        ) : (
          <>
            <Numbers page={page} count={count} rule={props.rule ?? 'five'} onChange={onChange} />
            <Place aria-hidden="true">{where}</Place>
          </>
        )}
        <IconButton
          size="small"
          label={t('pagination.next')}
          icon={<Flip as={ChevronRight} aria-hidden="true" />}
          disabledReason={hasNext ? undefined : t('pagination.isLast')}
          onClick={() => onChange(page + 1)}
        />
      </Items>
      <VisuallyHidden role="status">{where}</VisuallyHidden>
    </Nav>
  )
}

function Numbers({
  page,
  count,
  rule,
  onChange,
}: {
  page: number
  count: number
  rule: PageRule
  onChange: (page: number) => void
}) {
  const t = useText('table')
  const formats = useFormats()
  const items = rule === 'five' ? withGaps(pageNumbers(page, count)) : pageSiblings(page, count)
  return items.map((item, index) =>
    item === 'gap' ? (
      <Gap key={`gap after ${items[index - 1]}`} aria-hidden="true" />
    ) : (
      <Step
        key={item}
        type="button"
        aria-label={t('pagination.goTo', { page: item })}
        {...(item === page ? { 'aria-current': 'page' } : {})}
        onClick={() => (item === page ? undefined : onChange(item))}
      >
        {formats.integer(item)}
      </Step>
    ),
  )
}
