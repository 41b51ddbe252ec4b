// Storybook builds its own page with the classic JSX runtime, which calls `React` by name.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { addressOfSheet } from './sheetAddress.ts'

export const SHEET_TOOL = 'corrente/sheet'

/** Where a development server hands out the last report of the visual check (`main.ts`). */
const REPORT = 'visual-report/index.html'

/** Whether there is a report beside this page; asked once. */
function useHasReport(): boolean {
  const [hasReport, setHasReport] = React.useState(false)
  React.useEffect(() => {
    fetch(REPORT, { method: 'HEAD' }).then(
      ({ ok }) => setHasReport(ok),
      () => undefined,
    )
  }, [])
  return hasReport
}

const open = (address: string) => () => {
  window.location.assign(address)
}

/** From a story to the same story under all brands, under a few side by side, and to the last report of pictures. */
export function SheetTool() {
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const hasReport = useHasReport()
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={false}
        tooltip="This story under every brand"
        onClick={open(addressOfSheet('tenants-contact-sheet--sheet', storyId, globals))}
      >
        Sheet
      </Button>
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={false}
        tooltip="This story under a few brands side by side"
        onClick={open(addressOfSheet('tenants-compare--side-by-side', storyId, globals))}
      >
        Compare
      </Button>
      {hasReport ? (
        <Button
          variant="ghost"
          size="small"
          padding="small"
          ariaLabel={false}
          tooltip="The last report of pnpm visual"
          onClick={open(REPORT)}
        >
          Report
        </Button>
      ) : null}
    </>
  )
}
