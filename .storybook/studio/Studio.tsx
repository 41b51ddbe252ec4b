import { SCHEMES, type Scheme, theme } from '@corrente/themes'
import { chromeAdvice } from '@corrente/themes/derive'
import { planTenant, skinOf, TenantFault, type TenantTexts } from '@corrente/themes/folder'
import { rasterize } from '@corrente/themes/logos'
import { SegmentedControl } from '@corrente/ui/forms'
import { Banner, Button, CopyButton } from '@corrente/ui/primitives'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Code, Head, Lead, Page, Quiet, Title } from '../showroom/page.ts'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { Changes } from './Changes.tsx'
import { addressWith, readDraft, startOf, writeDraft } from './draftAddress.ts'
import {
  archiveOf,
  checkDraft,
  type Derived,
  type Draft,
  derive,
  draftOf,
  FIRST,
  inWords,
  shown,
  type Told,
  tell,
  wishFrom,
} from './draftTenant.ts'
import { GivenTaken } from './GivenTaken.tsx'
import { LiveScreens } from './LiveScreens.tsx'
import { OpenTenant } from './OpenTenant.tsx'
import { StudioForm } from './StudioForm.tsx'
import { useImages } from './useImages.ts'

const Bench = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;

  @media (min-width: 900px) {
    grid-template-columns: 300px minmax(0, 1fr);
  }
`
const Result = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-inline-size: 0;
`
const Notes = styled.div`
  display: grid;

  &:empty {
    display: none;
  }
  gap: ${theme.space[1]};
`
const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-inline-size: 0;
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

type Folders = Readonly<Record<string, TenantTexts>>

/** A tenant as its folder has it. */
function derivedOf(was: TenantTexts): Derived {
  const wish = wishFrom(draftOf(was))
  const skin = skinOf(wish, [])
  if (!skin) throw new Error(`The skin of ${wish.id} is none.`)
  return derive(skin, wish, { logo: was['logo.svg'], favicon: was['favicon.svg'], notes: [] })
}

/** Everything that follows from a draft: faults of the form, and what is seen where there are none. */
function useDerived(draft: Draft, folders: Folders) {
  const others = useMemo(
    () => Object.entries(folders).map(([id, texts]) => ({ id, favicon: texts['favicon.svg'] })),
    [folders],
  )
  const was = draft.of === '' ? undefined : folders[draft.of]
  const before = useMemo(() => was && derivedOf(was), [was])
  const { wish, skin, faults } = useMemo(() => {
    const wish = wishFrom(shown(draft))
    const faults: string[] = []
    return { wish, skin: skinOf(wish, faults), faults: faults.map(inWords) }
  }, [draft])
  const looked = useImages(wish, skin, others, was)
  const { images } = looked
  const solved = useMemo(() => {
    if (!skin || !images) return { derived: undefined, faults: [] }
    try {
      return { derived: derive(skin, wish, images), faults: [] }
    } catch (cause) {
      return { derived: undefined, faults: [cause instanceof Error ? cause.message : String(cause)] }
    }
  }, [skin, wish, images])
  return { was, others, before, looked, derived: solved.derived, faults: [...faults, ...solved.faults] }
}

function download(id: string, files: TenantTexts): void {
  const address = URL.createObjectURL(new Blob([archiveOf(id, files)], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${id}.zip`
  link.click()
  URL.revokeObjectURL(address)
}

interface ResultsProps {
  /** What everything here follows from; a step behind whoever types. */
  draft: Draft
  follows: ReturnType<typeof useDerived>
  told: Told
  scheme: Scheme
  globals: ShowroomGlobals
  onChange: (given: Partial<Draft>) => void
}

/** Why there is no tenant yet; what stands beside a field is not said again. */
const Refused = ({ told: { others } }: { told: Told }) => (
  <Banner tone="danger" title="Not yet a tenant">
    {others.length > 0 ? others.join(' ') : 'The fields that are marked say why.'}
  </Banner>
)

/** Faults in words, else the screens, the audit, and what was changed and why. */
function Results({ draft, follows, told, scheme, globals, onChange }: ResultsProps) {
  const { derived, before, looked, faults } = follows
  if (faults.length > 0) return <Refused told={told} />
  const advice = derived && chromeAdvice(derived.skin)
  return (
    <>
      {looked.faults.length === 0 ? null : (
        <Banner tone="danger" title="The images are not taken">
          {looked.faults.join(' ')}
        </Banner>
      )}
      {advice ? (
        <Banner
          tone="info"
          title="Header and sidebar could be in the brand’s own colour"
          action={
            <Button size="small" onClick={() => onChange({ chrome: 'brand' })}>
              Choose brand
            </Button>
          }
        >
          {derived.skin.color.brand} is too near to the page for a button: buttons turn to {advice.fill}. As
          the chrome it stays {advice.chrome}.
        </Banner>
      ) : null}
      {derived && draft.logo !== undefined ? <GivenTaken given={draft.logo} derived={derived} /> : null}
      <Notes>
        {derived?.images.notes.map((note) => (
          <Quiet key={note}>{note}</Quiet>
        ))}
      </Notes>
      {derived ? (
        <>
          <LiveScreens derived={derived} before={before} scheme={scheme} globals={globals} />
          <Changes derived={derived} scheme={scheme} />
        </>
      ) : (
        <Quiet>…</Quiet>
      )}
    </>
  )
}

export interface StudioProps {
  globals: ShowroomGlobals
  /** Every tenant's files as they stand. */
  folders: Folders
  /** What the address holds of a draft; empty: a new brand. */
  address: string
  /** The draft is another one, to be kept in the address. */
  onAddress: (address: string) => void
  /** What makes the files. */
  plan?: typeof planTenant
}

/** From a brand colour and a logo, or a tenant that is there, to a tenant's folder: what `pnpm tenant` would write. */
export function Studio({ globals, folders, address, onAddress, plan = planTenant }: StudioProps) {
  const [read] = useState(() => readDraft(address, folders))
  const [draft, setDraft] = useState(read ?? FIRST)
  const [scheme, setScheme] = useState<Scheme>(globals.scheme)
  // Typing stays quick while a palette is solved.
  const solved = useDeferredValue(draft)
  const follows = useDerived(solved, folders)
  const { was, others, looked, faults } = follows
  const checked = checkDraft(draft, Object.keys(folders), was)
  const missing = checked.faults.filter((fault) => !faults.includes(fault))
  const written = writeDraft(draft, folders)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const put = (next: Draft) => {
    setDraft(next)
    // A browser takes so many changes of an address a second and no more.
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onAddress(writeDraft(next, folders).text), 300)
  }
  const lacks =
    [...faults, ...looked.faults].length > 0
      ? 'Mend what is named below first'
      : (checked.faults[0] ?? (looked.isLooking ? 'The images are being looked at' : undefined))
  // What only the plan finds holds for the draft that was planned.
  const [refused, setRefused] = useState<{ of: Draft; faults: readonly string[] }>()
  const late = refused?.of === draft ? refused.faults : []
  const told = tell([...faults, ...late])
  const take = async () => {
    try {
      const { id, files } = await plan(wishFrom(draft), rasterize, others, was)
      download(id, files)
    } catch (cause) {
      if (!(cause instanceof TenantFault)) throw cause
      setRefused({ of: draft, faults: cause.faults.map(inWords) })
    }
  }
  return (
    <Page>
      <Head>
        <Title>Studio</Title>
        <Lead>
          Open a tenant or say what a new brand is like, look at it on live screens, and take the folder home:
          it goes into <Code>packages/themes/tenants</Code>, and its files are those that{' '}
          <Code>pnpm tenant</Code> writes. Nothing leaves this page.
        </Lead>
      </Head>
      {read ? null : (
        <Banner tone="warning" title="A new brand">
          What the address holds cannot be read, or its tenant is gone.
        </Banner>
      )}
      <Bench>
        <Form>
          <OpenTenant key={draft.of} of={draft.of} onOpen={(of) => put(startOf(of, folders) ?? FIRST)} />
          <StudioForm draft={draft} errors={told.byField} onChange={(given) => put({ ...draft, ...given })} />
        </Form>
        <Result>
          <Tools>
            <SegmentedControl
              label="Scheme"
              options={SCHEMES.map((value) => ({ value, label: value }))}
              value={scheme}
              onChange={setScheme}
            />
            <Acts>
              <CopyButton
                text={addressWith(written.text)}
                label="Copy the address of this draft"
                onCopy={(text) => navigator.clipboard.writeText(text)}
              />
              <Button tone="brand" disabledReason={lacks} onClick={() => void take()}>
                Download the folder
              </Button>
            </Acts>
          </Tools>
          <Notes>
            {written.isWithoutImages ? (
              <Quiet>The logo is too long for an address: whoever opens it gives the file again.</Quiet>
            ) : null}
            {missing.length > 0 ? <Quiet>Before it can be taken home: {missing.join(' ')}</Quiet> : null}
            {checked.todo.map((line) => (
              <Quiet key={line}>Still to do: {line}</Quiet>
            ))}
          </Notes>
          {late.length > 0 ? <Refused told={told} /> : null}
          <Results
            draft={solved}
            follows={follows}
            told={told}
            scheme={scheme}
            globals={globals}
            onChange={(given) => put({ ...draft, ...given })}
          />
        </Result>
      </Bench>
    </Page>
  )
}
