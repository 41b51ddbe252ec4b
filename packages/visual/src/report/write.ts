import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../capture/bundle.ts'
import type { ReportData } from './data.ts'

/** A text inside a script element: no end tag of it can stand in the data. */
const safe = (json: string): string => json.replaceAll('<', '\\u003c')

/** Writes the report: one page without anything from outside, `pictures/` beside it, and the data for `approve`. */
export async function writeReport(folder: string, data: ReportData): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
  const script = await bundle('../report/page/entry')
  const json = JSON.stringify(data)
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual check</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<script type="application/json" id="data">${safe(json)}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`,
  )
  writeFileSync(join(folder, 'report.json'), json)
  return page
}
