import { theme } from '@corrente/themes'
import {
  CHROME_STYLES,
  CORNERS,
  COUNTRIES,
  DENSITIES,
  NEUTRAL_TINTS,
  TENANT_LANGUAGES,
} from '@corrente/themes/contract'
import { WISHED_TYPEFACES } from '@corrente/themes/folder'
import { FAMILY_NAMES } from '@corrente/themes/marks'
import { SegmentedControl, Select, TextField } from '@corrente/ui/forms'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ColorField } from './ColorField.tsx'
import type { Draft, Told } from './draftTenant.ts'
import { ImageFields } from './ImageFields.tsx'
import { Overrides } from './Overrides.tsx'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${theme.space[3]};
    font-weight: ${theme.font.weight.semibold};
  }
`

const plain = <T extends string>(value: T) => ({ value, label: value })

export interface StudioFormProps {
  draft: Draft
  /** What is wrong, beside the field that can mend it. */
  errors: Told['byField']
  onChange: (given: Partial<Draft>) => void
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <legend>{title}</legend>
    {children}
  </Part>
)

const MARKS = ['', ...FAMILY_NAMES].map((value) => ({ value, label: value || 'as it is' }))
const LANGUAGES = ['' as const, ...TENANT_LANGUAGES].map((value) => ({
  value,
  label: value || 'the country’s',
}))

/** What a tenant is apart from its looks. */
function Facts({ draft, errors, onChange }: StudioFormProps) {
  return (
    <>
      <Select
        label="Country"
        options={COUNTRIES.map(plain)}
        value={draft.country}
        onChange={(country) => onChange({ country })}
      />
      <Select
        label="First language"
        options={LANGUAGES}
        value={draft.language}
        onChange={(language) => onChange({ language })}
      />
      <Group title="Legal entry">
        <TextField
          label="Company"
          error={errors.company}
          value={draft.company}
          onChange={(company) => onChange({ company })}
        />
        <TextField
          label="Tax number"
          error={errors.taxId}
          value={draft.taxId}
          onChange={(taxId) => onChange({ taxId })}
        />
        <TextField
          label="Address"
          error={errors.address}
          value={draft.address}
          onChange={(address) => onChange({ address })}
        />
        <TextField
          label="E-mail"
          error={errors.email}
          value={draft.email}
          onChange={(email) => onChange({ email })}
        />
      </Group>
    </>
  )
}

/** The seed of the palette, and what is set by hand. */
function Looks({ draft, errors, onChange }: StudioFormProps) {
  return (
    <>
      <ColorField
        label="Brand colour"
        error={errors.brand}
        value={draft.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <ColorField
        label="Accent"
        hint="Focus ring and second series. Empty: from the brand."
        error={errors.accent}
        value={draft.accent}
        onChange={(accent) => onChange({ accent })}
      />
      <SegmentedControl
        label="Greys lean to"
        options={NEUTRAL_TINTS.map(plain)}
        value={draft.neutral}
        onChange={(neutral) => onChange({ neutral })}
      />
      <SegmentedControl
        label="Header and sidebar"
        options={CHROME_STYLES.map(plain)}
        value={draft.chrome}
        onChange={(chrome) => onChange({ chrome })}
      />
      <SegmentedControl
        label="Corners"
        options={CORNERS.map(plain)}
        value={draft.corners}
        onChange={(corners) => onChange({ corners })}
      />
      <SegmentedControl
        label="Density"
        options={DENSITIES.map(plain)}
        value={draft.density}
        onChange={(density) => onChange({ density })}
      />
      <Select
        label="Typeface"
        options={WISHED_TYPEFACES.map(plain)}
        value={draft.typeface}
        onChange={(typeface) => onChange({ typeface })}
      />
      <Group title="Set by hand">
        <Overrides list={draft.overrides} onChange={(overrides) => onChange({ overrides })} />
      </Group>
    </>
  )
}

/** What a brand team says of a brand. */
export function StudioForm({ draft, errors, onChange }: StudioFormProps) {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      {/* Another tenant's files have other notes. */}
      <ImageFields key={draft.of} draft={draft} onChange={onChange} />
      <Select
        label="Drawn mark"
        options={MARKS}
        error={errors.mark}
        value={draft.mark}
        onChange={(mark) => onChange({ mark })}
      />
      <TextField
        label="Name"
        error={errors.name}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Character, in a line"
        hint="For whoever compares a picture with what was meant. Empty: as they were given."
        error={errors.about}
        value={draft.about}
        onChange={(about) => onChange({ about })}
      />
      <Looks draft={draft} errors={errors} onChange={onChange} />
      <Facts draft={draft} errors={errors} onChange={onChange} />
    </Form>
  )
}
