/// <reference types="@corrente/themes/virtual" />
/** The charts of 365 days, and beside them the same numbers, a line per day, for `pnpm bench usage`. Not part of any build. */
import 'virtual:corrente/base.css'
import { loaded } from '../../../testing/index.ts'
import { BareRows, mountBench } from '../../lists/bench/mountBench.tsx'
import { STORY_TODAY, storyUsage } from '../storyUsage.ts'
import { UsageCharts } from '../UsageCharts/UsageCharts.tsx'

const DAYS = 365
const BLOCK = 640
const usage = storyUsage(DAYS)

mountBench({
  own: (
    <div data-box style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div data-row>
        <UsageCharts
          graphs={loaded(usage)}
          period={DAYS}
          today={STORY_TODAY}
          isOfPerson={false}
          lines={[]}
          fileNameOf={(what, extension) => `${what}.${extension}`}
        />
      </div>
    </div>
  ),
  bare: (
    <BareRows count={DAYS} rowHeight={36} blockSize={BLOCK} overscan={6} gap={8}>
      {(index) =>
        usage.map(({ rawKey, points }) => (
          <span key={rawKey}>
            {points[index]?.x} {points[index]?.y}
          </span>
        ))
      }
    </BareRows>
  ),
  boxOf: (container) => container.querySelector('[data-box]'),
  row: '[data-row]',
})
