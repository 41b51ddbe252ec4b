import { type KeptFailure, nameOf, placeOf } from '@corrente/domain/support-file'
import type { Ports } from '../../ports/index.ts'

const lineOf = ({ at, where, error }: KeptFailure): string =>
  `${new Date(at).toISOString()} ${where} ${nameOf(error)} ${placeOf(error)}`.trim()

/**
 * What the error panel copies: the version, its failures by name and place, then the last outcomes. An error's message may
 * hold what a user typed, so only its kind and the first line of our own code goes in.
 */
export const detailsText = ({ build, report, ring }: Pick<Ports, 'build' | 'report' | 'ring'>): string =>
  [`Corrente ${build.version}`, report.failures().map(lineOf).join('\n'), ring.text()]
    .filter(Boolean)
    .join('\n\n')
