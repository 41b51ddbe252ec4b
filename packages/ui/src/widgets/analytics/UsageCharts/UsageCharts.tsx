import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { BrandsChart } from './BrandsChart.tsx'
import type { UsageChartsProps } from './chartProps.ts'
import { DailyChart } from './DailyChart.tsx'
import { HoursChart } from './HoursChart.tsx'
import { StaysChart } from './StaysChart.tsx'
import { DAILY } from './useUnits.ts'

const Box = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  @container (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 1480px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** The seven charts of the usage (ANL-005 to ANL-011): days first, then hours and stays, brands last. */
export function UsageCharts(props: UsageChartsProps) {
  return (
    <Box>
      <Grid>
        {DAILY.map((series) => (
          <DailyChart key={series} {...props} series={series} />
        ))}
        <HoursChart {...props} />
        <StaysChart {...props} />
        {!props.isOfPerson && <BrandsChart {...props} />}
      </Grid>
    </Box>
  )
}
