// Writes data/places.json: the cities of Brazil, Colombia, Ecuador and Uruguay with their state, taken from the
// basemap that the product ships. Run it again when the basemap changes:
//   node packages/sandbox/scripts/places.mjs path/to/basemap.json
// The basemap names neither country nor state of a city, so both are found by flooding a raster: every state's label
// floods its own area, the drawn borders stop it, and the border cells themselves go to whichever state is nearest.
import { readFileSync, writeFileSync } from 'node:fs'

const { topo, places, states, countries } = JSON.parse(
  readFileSync(process.argv[2] ?? 'basemap.json', 'utf8'),
)
// Order of the basemap's state labels, country by country.
const COUNTRY_ENDS = [
  ['CO', 32],
  ['EC', 56],
  ['UY', 75],
  ['BR', 102],
]
const HOME_CODES = new Set(['076', '170', '218', '858'])
const WEST = -93
const SOUTH = -57
const STEP = 0.02
const WIDTH = Math.ceil((-33 - WEST) / STEP)
const HEIGHT = Math.ceil((15 - SOUTH) / STEP)
const BORDER = -2
const inside = (lon, lat) => lon > WEST && lon < -33 && lat > SOUTH && lat < 15
const cell = (lon, lat) => Math.floor((lat - SOUTH) / STEP) * WIDTH + Math.floor((lon - WEST) / STEP)

const { scale, translate } = topo.transform
const decode = (arc) => {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
const arcsOf = (node) =>
  Array.isArray(node)
    ? node.flatMap(arcsOf)
    : typeof node === 'number'
      ? [node < 0 ? ~node : node]
      : [...arcsOf(node.arcs ?? []), ...arcsOf(node.geometries ?? [])]

const owner = new Int16Array(WIDTH * HEIGHT).fill(-1)
const lines = new Set(['land', 'border', 'state'].flatMap((name) => arcsOf(topo.objects[name])))
for (const index of lines) {
  const arc = decode(topo.arcs[index])
  for (let i = 1; i < arc.length; i++) {
    const [x0, y0] = arc[i - 1]
    const [x1, y1] = arc[i]
    const parts = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / (STEP / 3)) || 1
    for (let k = 0; k <= parts; k++) {
      const lon = x0 + ((x1 - x0) * k) / parts
      const lat = y0 + ((y1 - y0) * k) / parts
      if (inside(lon, lat)) owner[cell(lon, lat)] = BORDER
    }
  }
}

const NEIGHBOUR = 1000
const SEA = 1001
// Twin cities on a border, which a raster of two kilometres cannot tell apart.
const TWINS = {
  Leticia: ['CO', 'Amazonas'],
  Rivera: ['UY', 'Rivera'],
  'Santana do Livramento': ['BR', 'Rio Grande do Sul'],
}
const flood = (seeds, passable) => {
  let front = seeds
  while (front.length > 0) {
    const next = []
    for (const at of front) {
      for (const step of [1, -1, WIDTH, -WIDTH]) {
        const to = at + step
        if (to >= 0 && to < owner.length && owner[to] === passable) {
          owner[to] = owner[at]
          next.push(to)
        }
      }
    }
    front = next
  }
}
const seeds = []
for (const [lon, lat] of [
  [-34, -50],
  [-90, -40],
  [-60, 14],
]) {
  owner[cell(lon, lat)] = SEA
  seeds.push(cell(lon, lat))
}
states.forEach(([name, lon, lat], index) => {
  if (name === 'Galápagos') return
  owner[cell(lon, lat)] = index
  seeds.push(cell(lon, lat))
})
for (const [code, lon, lat] of countries) {
  if (HOME_CODES.has(code) || !inside(lon, lat)) continue
  owner[cell(lon, lat)] = NEIGHBOUR
  seeds.push(cell(lon, lat))
}
flood(seeds, -1)
const flooded = []
owner.forEach((state, at) => {
  if (state >= 0 && state !== SEA) flooded.push(at)
})
flood(flooded, BORDER)

const nearest = (lon, lat) => {
  for (let radius = 0; radius < 12; radius++) {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const state = owner[cell(lon, lat) + dy * WIDTH + dx]
        if (state >= 0 && state !== SEA) return state
      }
    }
  }
  return NEIGHBOUR
}

const rows = []
for (const [name, lon, lat, , , thousands] of places) {
  const state = nearest(lon, lat)
  if (state === NEIGHBOUR) continue
  const [country, stateName] = TWINS[name] ?? [
    COUNTRY_ENDS.find(([, end]) => state < end)[0],
    // The drawn border between Sergipe and Bahia has a gap at the coast.
    states[state][0] === 'Sergipe' && lat < -11.6 ? 'Bahia' : states[state][0],
  ]
  rows.push([country, stateName, name, lat, lon, Math.max(thousands, 1)])
}
const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
writeFileSync(new URL('../data/places.json', import.meta.url), text)
process.stdout.write(`${rows.length} places\n`)
