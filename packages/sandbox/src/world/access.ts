import type { BindingRow, PersonRow, PhotoRow, StationRow } from '../store/rows.ts'
import type { Random } from './random.ts'

/** Who owns the private stations and who may charge there: an owner of the station's account, and up to four guests. */
export const buildBindings = (
  stations: readonly StationRow[],
  drivers: readonly PersonRow[],
  random: Random,
): BindingRow[] =>
  stations.flatMap((station) => {
    if (station.typeOf !== 'PRIVATE' || drivers.length === 0) return []
    const owner = drivers.find((driver) => driver.accountPk === station.accountPk) ?? random.pick(drivers)
    const guests = Array.from({ length: random.int(0, 4) }, () => random.pick(drivers))
    const people = new Map([owner, ...guests].map((person) => [person.pk, person]))
    return [...people.keys()].map((personPk, place) => ({
      stationPk: station.pk,
      personPk,
      owner: place === 0 ? 1 : 0,
      status: place > 0 && random.chance(0.3) ? 'NOT_REQUESTED' : 'ACCEPTED',
    }))
  })

/** One or two photos of every third station; they are drawn when somebody looks at them. */
export const buildPhotos = (stations: readonly StationRow[]): Omit<PhotoRow, 'pk'>[] =>
  stations.flatMap((station) =>
    ['fachada.png', 'vaga.png']
      .slice(0, station.pk % 3 === 0 ? 1 + (station.pk % 2) : 0)
      .map((name) => ({ stationPk: station.pk, name, base64: null })),
  )
