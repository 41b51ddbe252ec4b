/** The charts of the usage, in their order. */
export const CHARTS = [
  'Recargas',
  'Consumo de energia (kWh)',
  'Duração',
  'Autonomia (km)',
  'Horários mais populares',
  'Tempo de permanência',
  'Marcas de veículos cadastrados',
]
