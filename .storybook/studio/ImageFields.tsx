import { theme } from '@corrente/themes'
import { mainColorOf, SvgFault } from '@corrente/themes/logos'
import { Button } from '@corrente/ui/primitives'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Quiet } from '../showroom/page.ts'
import type { Draft } from './draftTenant.ts'

const FileLine = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  input {
    min-inline-size: 0;
  }

  label {
    font-size: ${theme.font.size[13]};
    font-weight: ${theme.font.weight.medium};
  }
`

/** A name from that of a file: `ipe_roxo-logo.svg` gives `Ipe roxo`. */
function nameOf(file: string): string {
  const words = file
    .replace(/\.svg$/i, '')
    .replaceAll(/\b(?:logo(?:tipo|type)?|brand|rgb|cor)\b/gi, ' ')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface SvgFieldProps {
  label: string
  note: string
  /** Undefined without a file. */
  given: string | undefined
  /** What the button says that takes the file away. */
  without: string
  onFile: (svg: string, name: string) => void
  onClear: () => void
}

function SvgField({ label, note, given, without, onFile, onClear }: SvgFieldProps) {
  const file = useId()
  const take = async (chosen: File | undefined) => {
    if (chosen) onFile(await chosen.text(), chosen.name)
  }
  return (
    <FileLine>
      <label htmlFor={file}>{label}</label>
      <input
        id={file}
        type="file"
        accept=".svg,image/svg+xml"
        aria-describedby={`${file}-note`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Quiet id={`${file}-note`} role="status">
        {note}
      </Quiet>
      {given === undefined ? null : (
        <Button size="small" onClick={onClear}>
          {without}
        </Button>
      )}
    </FileLine>
  )
}

export interface ImageFieldsProps {
  draft: Draft
  onChange: (given: Partial<Draft>) => void
}

/** The two files of a brand; from the logo of a new one its name and colour follow. */
export function ImageFields({ draft, onChange }: ImageFieldsProps) {
  const isNew = draft.of === ''
  const [firstLogo, firstIcon] = isNew
    ? ['Without a file a mark is drawn from the name.', 'Without a file it shows the mark, or the initial.']
    : ['Without a file the logo stays.', 'Without a file the icon stays.']
  const [logoNote, setLogoNote] = useState(firstLogo)
  const takeLogo = (logo: string, file: string) => {
    try {
      const brand = mainColorOf(logo)
      const follows = isNew && brand !== undefined
      if (brand === undefined) setLogoNote('It has no colour of its own.')
      else setLogoNote(follows ? `Brand colour from the logo: ${brand}.` : `Its main colour is ${brand}.`)
      onChange({
        logo,
        ...(follows ? { brand } : {}),
        ...(draft.name.trim() === '' ? { name: nameOf(file) } : {}),
      })
    } catch (cause) {
      if (!(cause instanceof SvgFault)) throw cause
      setLogoNote(cause.message)
    }
  }
  return (
    <>
      <SvgField
        label="Logo, one SVG"
        note={logoNote}
        given={draft.logo}
        without={isNew ? 'Draw a mark instead' : 'Keep the logo'}
        onFile={takeLogo}
        onClear={() => {
          onChange({ logo: undefined })
          setLogoNote(firstLogo)
        }}
      />
      <SvgField
        label="Icon, a square SVG"
        note={firstIcon}
        given={draft.icon}
        without={isNew ? 'Draw the icon instead' : 'Keep the icon'}
        onFile={(icon) => onChange({ icon })}
        onClear={() => onChange({ icon: undefined })}
      />
    </>
  )
}
