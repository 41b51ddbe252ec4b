import { theme } from '@corrente/themes'
import { CHROME_STYLES, CORNERS, COUNTRIES, DENSITIES, NEUTRAL_TINTS } from '@corrente/themes/contract'
import { mainColorOf, SvgFault } from '@corrente/themes/logos'
import { SegmentedControl, Select, TextField } from '@corrente/ui/forms'
import { Button } from '@corrente/ui/primitives'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Quiet } from '../showroom/page.ts'
import type { Draft } from './draftTenant.ts'

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const ColorLine = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[2]};

  input[type='color'] {
    /* Beside the field, below its label. */
    margin-block-start: 25px;
    inline-size: 48px;
    block-size: ${theme.size.control};
    padding: 2px;
    border: 1px solid ${theme.border.strong};
    border-radius: ${theme.radius.s};
    background: ${theme.bg.surface};
    cursor: pointer;
  }
`
const FileLine = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  label {
    font-size: ${theme.font.size[13]};
    font-weight: ${theme.font.weight.medium};
  }
`

const plain = <T extends string>(value: T) => ({ value, label: value })

interface ColorFieldProps {
  label: string
  value: string
  hint?: string
  onChange: (value: string) => void
}

/** A colour by picker or by its letters. */
function ColorField({ label, value, hint, onChange }: ColorFieldProps) {
  const isWhole = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <ColorLine>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={isWhole ? value : '#808080'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField label={label} value={value} onChange={onChange} {...(hint ? { hint } : {})} />
    </ColorLine>
  )
}

/** A name from that of a file: `ipe_roxo-logo.svg` gives `Ipe roxo`. */
function nameOf(file: string): string {
  const words = file
    .replace(/\.svg$/i, '')
    .replaceAll(/\b(?:logo(?:tipo|type)?|brand|rgb|cor)\b/gi, ' ')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface StudioFormProps {
  draft: Draft
  onChange: (given: Partial<Draft>) => void
}

/** What a designer says of a brand. */
export function StudioForm({ draft, onChange }: StudioFormProps) {
  const file = useId()
  const [logoNote, setLogoNote] = useState('Without a file a mark is drawn from the name.')
  const takeLogo = async (chosen: File | undefined) => {
    if (!chosen) return
    const logo = await chosen.text()
    try {
      const brand = mainColorOf(logo)
      setLogoNote(
        brand === undefined ? 'It has no colour of its own.' : `Brand colour from the logo: ${brand}.`,
      )
      onChange({
        logo,
        ...(brand === undefined ? {} : { brand }),
        ...(draft.name.trim() === '' ? { name: nameOf(chosen.name) } : {}),
      })
    } catch (cause) {
      if (!(cause instanceof SvgFault)) throw cause
      setLogoNote(cause.message)
    }
  }
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <FileLine>
        <label htmlFor={file}>Logo, one SVG</label>
        <input
          id={file}
          type="file"
          accept=".svg,image/svg+xml"
          aria-describedby={`${file}-note`}
          onChange={(event) => void takeLogo(event.target.files?.[0])}
        />
        <Quiet id={`${file}-note`} role="status">
          {logoNote}
        </Quiet>
        {draft.logo === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              onChange({ logo: undefined })
              setLogoNote('Without a file a mark is drawn from the name.')
            }}
          >
            Draw a mark instead
          </Button>
        )}
      </FileLine>
      <TextField label="Name" value={draft.name} onChange={(name) => onChange({ name })} />
      <TextField
        label="Character, in a line"
        hint="For whoever compares a picture with what was meant. Empty: as they were given."
        value={draft.about}
        onChange={(about) => onChange({ about })}
      />
      <ColorField label="Brand colour" value={draft.brand} onChange={(brand) => onChange({ brand })} />
      <ColorField
        label="Accent"
        hint="Focus ring and second series. Empty: from the brand."
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
        label="Country"
        options={COUNTRIES.map(plain)}
        value={draft.country}
        onChange={(country) => onChange({ country })}
      />
    </Form>
  )
}
