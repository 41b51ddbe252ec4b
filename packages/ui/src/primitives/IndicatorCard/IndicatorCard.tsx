import { theme } from '@corrente/themes'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { tabularNumbers, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Card } from '../Card/Card.tsx'
import { Counter } from '../Counter/Counter.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

export const INDICATOR_STATES = ['ready', 'loading', 'failed'] as const
export type IndicatorState = (typeof INDICATOR_STATES)[number]

export interface IndicatorCardProps {
  /** What is measured. */
  title: string
  /** The number; missing is written by `format` as '-'. */
  value: number | null | undefined
  /** How it is written, unit included: one of the formats. */
  format: (value: number | null | undefined) => string
  /** Where what it counts is listed; undefined where that is not permitted. The title is the link, the whole card takes the click. */
  href?: string | undefined
  /**
   * The number runs to its value when it is first shown, from what was last known of it. Only on home, and never for money
   * or what stands beside it. Default: it stands still.
   */
  counts?: { readonly from: number | undefined } | undefined
  /** Smaller, where many cards stand above what else the page has. Default: false. */
  isCompact?: boolean
  /** An icon of 16-20 px before the title. */
  icon?: ReactNode
  /** One line below the number: a share, a comparison. */
  detail?: ReactNode
  /** What stands behind the detail, on hover and for assistive technology. */
  hint?: string | undefined
  /** Default: ready. `failed` keeps the frame and shows '-' with a retry. */
  state?: IndicatorState
  /** What went wrong, for the failed state. */
  failure?: string
  /** Tries again, in the failed state. */
  onRetry?: () => void
  /** More below: a breakdown (`StatList`), a bar, a pie. */
  children?: ReactNode
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-block-size: 24px;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};

  svg {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
  }
`
/** Beside several columns of small cards an icon would break the words. */
const NARROW = '(max-width: 111px)'
const Title = styled.h3`
  min-inline-size: 0;
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.normal};
  overflow-wrap: anywhere;
`
const Value = styled.p`
  /* A number too long for its card grows smaller before it has to break; all others keep one size. */
  font-size: clamp(${theme.font.size[16]}, calc(100cqi / (var(--characters) * 0.62)), ${theme.font.size[24]});
  font-weight: ${theme.font.weight.semibold};
  line-height: ${theme.font.line.tight};
  letter-spacing: -0.01em;
`
/** As a counter looks that has ended. */
const Still = styled.span`
  ${tabularNumbers}
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`
const Detail = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
const compact = css`
  gap: 2px;

  ${Head} {
    min-block-size: 18px;
    font-size: ${theme.font.size[12]};

    svg {
      inline-size: 14px;
      block-size: 14px;
      margin-block-start: 1px;
    }
    @container ${NARROW} {
      > svg {
        display: none;
      }
    }
  }
  ${Value} {
    font-size: clamp(
      ${theme.font.size[14]},
      calc(100cqi / (var(--characters) * 0.62)),
      ${theme.font.size[20]}
    );
  }
`
const Layout = styled.article<{ $isCompact: boolean }>`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  container-type: inline-size;
  ${({ $isCompact }) => $isCompact && compact}
`
/* The whole card is the link's; what is a link inside it lies above. */
const Place = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.l};
  }
  p a,
  dl a {
    position: relative;
    z-index: 1;
    /* A box of its own: a pointer finds its middle. */
    display: inline-block;
    min-inline-size: 24px;
    text-align: end;
  }
`

function Shown({ value, format, counts }: Pick<IndicatorCardProps, 'value' | 'format' | 'counts'>) {
  return counts ? (
    <Counter value={value} from={counts.from} format={format} />
  ) : (
    <Still>{format(value).replaceAll('\u00a0', ' ')}</Still>
  )
}

/** One number of the network, large, with what it means. */
export function IndicatorCard({
  title,
  value,
  format,
  counts,
  href,
  isCompact = false,
  icon,
  detail,
  hint,
  state = 'ready',
  failure,
  onRetry,
  children,
}: IndicatorCardProps) {
  const id = useId()
  const t = useText('common')
  return (
    <Place>
      <Card padding={isCompact ? 'small' : 'medium'}>
        <Layout
          $isCompact={isCompact}
          title={hint}
          aria-labelledby={id}
          aria-busy={state === 'loading' || undefined}
        >
          <Head>
            <Title id={id}>
              {href === undefined ? (
                title
              ) : (
                <TextLink href={href} tone="inherit">
                  {title}
                </TextLink>
              )}
            </Title>
            {state === 'failed' && onRetry ? (
              <IconButton
                label={t('action.retry')}
                icon={<RotateCw aria-hidden="true" />}
                size="small"
                onClick={onRetry}
              />
            ) : (
              icon
            )}
          </Head>
          {state === 'loading' ? (
            <>
              <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
              <Value as="div" style={{ '--characters': 1 }}>
                <Skeleton inlineSize="60%" />
              </Value>
              {detail === undefined ? null : (
                <Detail as="div">
                  <Skeleton inlineSize="80%" />
                </Detail>
              )}
            </>
          ) : (
            <>
              <Value style={{ '--characters': Math.max(1, format(value).length) }}>
                <Shown value={state === 'failed' ? undefined : value} format={format} counts={counts} />
              </Value>
              {state === 'failed' && failure ? <Detail role="alert">{failure}</Detail> : null}
              {state === 'ready' && detail !== undefined ? <Detail>{detail}</Detail> : null}
              {state === 'ready' ? children : null}
            </>
          )}
        </Layout>
      </Card>
    </Place>
  )
}
