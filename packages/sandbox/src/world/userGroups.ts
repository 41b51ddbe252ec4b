import { NETWORKS, type NetworkId } from './networks.ts'

const NAMES: Readonly<Record<NetworkId, readonly string[]>> = {
  BR: ['Clientes', 'Frota', 'Funcionários', 'Visitantes'],
  CO: ['Clientes', 'Flota', 'Empleados'],
  EC: ['Clientes', 'Flota'],
  UY: ['Clientes', 'Flota'],
}

/** A group of users. */
export interface UserGroup {
  pk: number
  name: string
}

/** The groups of users of a network; no call changes them. */
export const userGroupsOf = (network: NetworkId): UserGroup[] =>
  NAMES[network].map((name, index) => ({ pk: NETWORKS.indexOf(network) * 10 + index + 1, name }))
