// Storybook builds its own page with the classic JSX runtime, which calls `React` by name.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { reportExists } from './report.ts'
import { sheetLinks } from './sheetAddress.ts'

export const SHEET_TOOL = 'corrente/sheet'

/** Whether there is a report beside this page; asked once. */
function useHasReport(): boolean {
  const [hasReport, setHasReport] = React.useState(false)
  React.useEffect(() => {
    reportExists((address, init) => fetch(address, init)).then(setHasReport)
  }, [])
  return hasReport
}

/** From a story to the same story under all brands, under a few side by side, and to the last report of pictures. */
export function SheetTool() {
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const hasReport = useHasReport()
  // Until the story has told how the toolbar stands, a press would lead to the page of no brand.
  if (Object.keys(globals).length === 0) return null
  return (
    <>
      {sheetLinks(storyId, globals, hasReport).map(({ label, tooltip, address }) => (
        <Button
          key={label}
          variant="ghost"
          size="small"
          padding="small"
          ariaLabel={false}
          tooltip={tooltip}
          onClick={() => window.location.assign(address)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}
