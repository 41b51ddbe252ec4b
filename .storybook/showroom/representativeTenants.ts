/**
 * The dozen tenants that show the most between them (chrome, corners, density, neutral, hue, lightness, one colour or two, and
 * each two of these together), the best first. By name: a tenant that comes or goes changes nobody else's pictures.
 */
export const REPRESENTATIVE_TENANTS: readonly string[] = [
  'move',
  'amarelinho',
  'bandoneon',
  'garoa',
  'mate-rapido',
  'neblina',
  'marfim',
  'benguela',
  'caravela',
  'ipe-roxo',
  'aguaviva',
  'kaolin',
]
