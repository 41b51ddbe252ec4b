import { TENANT_IDS } from 'virtual:corrente/tenants'
import { SCHEMES, type Scheme, theme } from '@corrente/themes'
import { SegmentedControl } from '@corrente/ui/forms'
import { Banner, Button } from '@corrente/ui/primitives'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Code, Head, Lead, Page, Quiet, Title } from '../showroom/page.ts'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { Changes } from './Changes.tsx'
import {
  archiveOf,
  colorFaultsOf,
  type Derived,
  type Draft,
  deriveDraft,
  folderFaultsOf,
} from './draftTenant.ts'
import { GivenTaken, useLook } from './GivenTaken.tsx'
import { LiveScreens } from './LiveScreens.tsx'
import { StudioForm } from './StudioForm.tsx'

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
  gap: ${theme.space[1]};
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

const FIRST: Draft = {
  name: '',
  about: '',
  country: 'BR',
  brand: '#2f6fbf',
  accent: '',
  neutral: 'brand',
  chrome: 'light',
  corners: 'round',
  density: 'regular',
  logo: undefined,
}

type Outcome = { kind: 'derived'; derived: Derived } | { kind: 'faults'; faults: readonly string[] }

function outcomeOf(draft: Draft, plate: string | undefined): Outcome {
  const faults = colorFaultsOf(draft)
  if (faults.length > 0) return { kind: 'faults', faults }
  try {
    return { kind: 'derived', derived: deriveDraft(draft, plate) }
  } catch (cause) {
    return { kind: 'faults', faults: [cause instanceof Error ? cause.message : String(cause)] }
  }
}

function download(derived: Derived): void {
  const address = URL.createObjectURL(new Blob([archiveOf(derived)], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${derived.tenant.id}.zip`
  link.click()
  URL.revokeObjectURL(address)
}

export interface StudioProps {
  globals: ShowroomGlobals
}

/** From a brand colour and a logo to a tenant's folder: live screens, the audit, what was changed and why. */
export function Studio({ globals }: StudioProps) {
  const [draft, setDraft] = useState(FIRST)
  const [scheme, setScheme] = useState<Scheme>(globals.scheme)
  // Typing stays quick while a palette is solved.
  const solved = useDeferredValue(draft)
  const bare = useMemo(() => outcomeOf(solved, undefined), [solved])
  const look = useLook(solved, bare.kind === 'derived' ? bare.derived : undefined)
  const plate = look?.plate
  const outcome = useMemo(
    () => (plate === undefined ? bare : outcomeOf(solved, plate)),
    [bare, solved, plate],
  )
  const missing = folderFaultsOf(draft, TENANT_IDS)
  const isLookedAt = draft.logo === undefined || look !== undefined
  const lacks =
    outcome.kind === 'faults' || look?.fault !== undefined
      ? 'Mend what is named below first'
      : (missing[0] ?? (isLookedAt ? undefined : 'The logo is being looked at'))
  return (
    <Page>
      <Head>
        <Title>Studio</Title>
        <Lead>
          Say what the brand is like, look at it on live screens, and take the folder home: it goes into{' '}
          <Code>packages/themes/tenants</Code>. Nothing leaves this page.
        </Lead>
      </Head>
      <Bench>
        <StudioForm draft={draft} onChange={(given) => setDraft((was) => ({ ...was, ...given }))} />
        <Result>
          <Tools>
            <SegmentedControl
              label="Scheme"
              options={SCHEMES.map((value) => ({ value, label: value }))}
              value={scheme}
              onChange={setScheme}
            />
            <Button
              tone="brand"
              disabledReason={lacks}
              onClick={() => {
                if (outcome.kind === 'derived') download(outcome.derived)
              }}
            >
              Download the folder
            </Button>
          </Tools>
          <Quiet>
            {missing.length > 0 ? `Before it can be taken home: ${missing.join(' ')} ` : ''}The legal entry in
            tenant.json holds placeholders: company, tax number and address are yours to fill in. Until then
            `pnpm tenant audit` and a production build fail, and say so.
          </Quiet>
          {outcome.kind === 'faults' ? (
            <Banner tone="danger" title="Not yet a tenant">
              {outcome.faults.join(' ')}
            </Banner>
          ) : (
            <>
              {look?.fault === undefined ? null : (
                <Banner tone="danger" title="The logo is not taken">
                  {look.fault}
                </Banner>
              )}
              {solved.logo === undefined ? null : (
                <GivenTaken given={solved.logo} derived={outcome.derived} />
              )}
              {outcome.derived.notes.length > 0 ? (
                <Notes>
                  {outcome.derived.notes.map((note) => (
                    <Quiet key={note}>{note}</Quiet>
                  ))}
                </Notes>
              ) : null}
              <LiveScreens derived={outcome.derived} scheme={scheme} globals={globals} />
              <Changes derived={outcome.derived} scheme={scheme} />
            </>
          )}
        </Result>
      </Bench>
    </Page>
  )
}
