import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of one thread since its start. */
export interface ThreadTime {
  readonly name: string
  readonly isMain: boolean
  /** Seconds. */
  readonly cpu: number
}

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** CPU times of a process's threads, from /proc; empty where there is none (not Linux) or the process is gone. */
export function threadTimes(pid: number): readonly ThreadTime[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((tid) => {
      const text = readFileSync(`/proc/${pid}/task/${tid}/stat`, 'utf8')
      const end = text.lastIndexOf(')')
      const fields = text.slice(end + 2).split(' ')
      const [user, system] = [Number(fields[11]), Number(fields[12])]
      const name = text.slice(text.indexOf('(') + 1, end)
      return [{ name, isMain: Number(tid) === pid, cpu: (user + system) / TICKS_PER_SECOND }]
    })
  } catch {
    return []
  }
}

/** Seconds of CPU that the main thread and all dedicated workers used. */
export function cpuOf(pid: number): { readonly main: number; readonly workers: number } {
  const times = threadTimes(pid)
  const sum = (all: readonly ThreadTime[]) => all.reduce((total, { cpu }) => total + cpu, 0)
  return {
    main: sum(times.filter(({ isMain }) => isMain)),
    workers: sum(times.filter(({ name }) => name.startsWith('DedicatedWorker'))),
  }
}
