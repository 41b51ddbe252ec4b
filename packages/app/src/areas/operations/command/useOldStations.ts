import { type Command, hasCommand, type Protocol, protocolOfStation } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { useNetwork } from '../../../features/network/index.ts'

/** The stations that speak 1.5, where the command is one of 1.6 alone. */
export function useOldStations(command: Command, protocol: Protocol): readonly string[] {
  const network = useNetwork()
  const isNewOnly = protocol === 'v1.6' && !hasCommand('v1.5', command)
  return useMemo(
    () =>
      isNewOnly
        ? network.filter(({ protocol: spoken }) => protocolOfStation(spoken) === 'v1.5').map(({ id }) => id)
        : [],
    [network, isNewOnly],
  )
}
