import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from '../bench/live/sandbox.ts'
import { type Broker, listens } from './broker.ts'

/** Where Debian's package `activemq` puts what starts it. */
const JAR = '/usr/share/java/activemq-run.jar'

/** Whether ActiveMQ and a Java to run it are here. */
export const isActiveInstalled = (): boolean =>
  existsSync(JAR) && spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Debian ships no websocket transport: the broker listens by TCP, and the bridge is its websocket. Nothing is kept, so
 * that a broker that was killed comes back without its topics, as the worst one does.
 */
const configuration = (folder: string, port: number): string => `
<beans xmlns="http://www.springframework.org/schema/beans" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.springframework.org/schema/beans http://www.springframework.org/schema/beans/spring-beans-2.0.xsd
  http://activemq.apache.org/schema/core http://activemq.apache.org/schema/core/activemq-core.xsd">
  <broker xmlns="http://activemq.apache.org/schema/core" brokerName="live" useJmx="false" persistent="false"
    advisorySupport="false" schedulerSupport="false" dataDirectory="${folder}/data">
    <destinationPolicy><policyMap><policyEntries>
      <policyEntry topic=">" producerFlowControl="false" optimizedDispatch="true" gcInactiveDestinations="false"/>
    </policyEntries></policyMap></destinationPolicy>
    <transportConnectors>
      <transportConnector name="stomp" uri="stomp+nio://127.0.0.1:${port}?transport.hbGracePeriodMultiplier=2"/>
    </transportConnectors>
  </broker>
</beans>
`

const LOGGING = `
rootLogger.level = WARN
rootLogger.appenderRef.out.ref = out
appender.out.type = Console
appender.out.name = out
appender.out.layout.type = PatternLayout
`

/** An ActiveMQ of one's own; `start` starts it. */
export async function createActive(): Promise<Broker> {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-broker-'))
  const port = await freePort()
  mkdirSync(join(folder, 'conf'))
  writeFileSync(join(folder, 'conf/activemq.xml'), configuration(folder, port))
  writeFileSync(join(folder, 'conf/log4j2.properties'), LOGGING)
  const properties = {
    'activemq.home': '/usr/share/activemq',
    'activemq.base': folder,
    'activemq.conf': `${folder}/conf`,
    'activemq.data': `${folder}/data`,
    'log4j2.configurationFile': `file:${folder}/conf/log4j2.properties`,
  }
  let child: ChildProcess | undefined
  // A broker must not outlive who started it.
  process.once('exit', () => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const kill = async () => {
    const old = child
    child = undefined
    if (!old || old.exitCode !== null) return
    const gone = new Promise((resolve) => old.once('exit', resolve))
    old.kill('SIGKILL')
    await gone
  }
  return {
    port,
    spell: (destination) => destination,
    unspell: (spelled) => spelled,
    start: async () => {
      const started = spawn(
        'java',
        [
          '-Xms256m',
          '-Xmx1024m',
          ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
          '-jar',
          JAR,
          'start',
          `xbean:file:${folder}/conf/activemq.xml`,
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      )
      child = started
      const log = createWriteStream(join(folder, 'log'), { flags: 'a' })
      started.stdout.pipe(log, { end: false })
      started.stderr.pipe(log, { end: false })
      await until('the broker', () => listens(port), 60)
    },
    kill,
    close: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
