import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What this process holds on to once what is over was collected, MB. */
export const heapMb = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1e6
}
