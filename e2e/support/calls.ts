import type { RecordedRequest, Sandbox } from '@corrente/sandbox'

/** The charge-point API's base. */
export const API = '/api/v1/'

/** The calls of the contract that arrived, without pages and files; only those to `path` when it is given. */
export const callsTo = (sandbox: Sandbox, path?: string): readonly RecordedRequest[] =>
  sandbox.control.requests().filter((request) => {
    const [pathname = ''] = request.path.split('?')
    return path === undefined ? /^\/(api|mk-ms-)/.test(pathname) : pathname === path
  })

/** What the shell of every signed-in page asks by itself: the live network, the bell, how many cards are unknown. */
const OF_SHELL: readonly string[] = [
  `${API}chargepoints/?originType=MOVE`,
  `${API}notification/chargeBox/?limit=100`,
  `${API}ocpptags/unknown/`,
]

/** The calls that a page made, without those of the shell around it. */
export const callsOfPage = (sandbox: Sandbox): readonly RecordedRequest[] =>
  callsTo(sandbox).filter(({ path }) => !OF_SHELL.includes(path))
