/** Where `pnpm visual` leaves its report, from the workspace's root. */
export const REPORT = '.cache/visual/report'
const MOUNT = '/visual-report'
/** Where a development server hands it out, from the manager's page. */
export const REPORT_ADDRESS = `.${MOUNT}/index.html`

/** The folders that Storybook hands out: the report where a designer or tester works, not in what is published. */
export const reportFolders = (configType: string | undefined, hasReport: boolean) =>
  configType === 'DEVELOPMENT' && hasReport ? [{ from: `../${REPORT}`, to: MOUNT }] : []

/** Whether there is a report beside this page. */
export const reportExists = (
  ask: (address: string, init: RequestInit) => Promise<{ readonly ok: boolean }>,
) =>
  ask(REPORT_ADDRESS, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
