import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from '../bench/live/sandbox.ts'
import { type Broker, listens } from './broker.ts'

const LIBRARY = '/usr/lib/rabbitmq/lib'
const EPMD = '/usr/bin/epmd'

const home = (): string | undefined =>
  existsSync(LIBRARY)
    ? readdirSync(LIBRARY)
        .filter((name) => name.startsWith('rabbitmq_server-'))
        .map((name) => join(LIBRARY, name))
        .at(-1)
    : undefined

/** Whether Debian's package `rabbitmq-server` is here. */
export const isRabbitInstalled = (): boolean => home() !== undefined && existsSync(EPMD)

const configuration = (port: number, other: number): string => `
listeners.tcp.1 = 127.0.0.1:${other}
stomp.listeners.tcp.1 = 127.0.0.1:${port}
stomp.default_user = guest
stomp.default_pass = guest
stomp.implicit_connect = true
log.file = false
log.console = false
`

/** One name behind /topic/, in which RabbitMQ takes no slash. */
const TOPIC = '/topic/'

/** A RabbitMQ of one's own, with its STOMP plugin; all that it writes stands in a folder of its own. */
export async function createRabbit(): Promise<Broker> {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-broker-'))
  const [port, other, distribution, names] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  writeFileSync(join(folder, 'rabbitmq.conf'), configuration(port, other))
  writeFileSync(join(folder, 'enabled_plugins'), '[rabbitmq_stomp].')
  const env = {
    ...process.env,
    HOME: folder,
    RABBITMQ_HOME: home(),
    RABBITMQ_NODENAME: `live-${port}@localhost`,
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_DIST_PORT: String(distribution),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(names),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  }
  // Else the broker would start one that outlives it.
  const book = spawn(EPMD, ['-port', String(names), '-address', '127.0.0.1'], { stdio: 'ignore' })
  let child: ChildProcess | undefined
  /** The program is a script around the broker: both are of one group. */
  const end = () => {
    const old = child
    child = undefined
    if (old?.pid !== undefined && old.exitCode === null) process.kill(-old.pid, 'SIGKILL')
  }
  process.once('exit', () => {
    end()
    book.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const kill = async () => {
    const old = child
    if (!old || old.exitCode !== null) return
    const gone = new Promise((resolve) => old.once('exit', resolve))
    end()
    await gone
  }
  return {
    port,
    spell: (destination) => TOPIC + destination.slice(TOPIC.length).replaceAll('/', '%2F'),
    unspell: (spelled) => TOPIC + decodeURIComponent(spelled.slice(TOPIC.length)),
    start: async () => {
      child = spawn(join(env.RABBITMQ_HOME ?? '', 'sbin/rabbitmq-server'), {
        env,
        detached: true,
        stdio: 'ignore',
      })
      await until('the broker', () => listens(port), 90)
    },
    kill,
    close: async () => {
      await kill()
      book.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
